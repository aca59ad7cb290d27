type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody has typed or chosen in a page's fields, by what tells the fields apart. */
export type TypedFields = readonly { readonly field: string; readonly value: string }[];

/** Secrets are never kept, nor what only the shopper may choose again. */
const types = new Set(['text', 'email', 'tel', 'search', 'number', 'date', 'url', 'select-one', 'textarea']);

const isField = (element: Element): element is Field => 'value' in element && 'type' in element;

/** React makes names up where the page gives none. */
const isOwnName = (name: string) => /^[a-z][\w.-]*$/i.test(name) && !name.startsWith('_r_');

/** Fields with a name that tells them apart: their kind and name, and their number among those alike. */
function fieldsOf(root: ParentNode): Map<string, Field> {
  const found = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll('input, textarea, select')) {
    if (!isField(element) || !types.has(element.type) || element.getAttribute('autocomplete')?.startsWith('cc-'))
      continue;
    const kind = `${element.type} ${isOwnName(element.name) ? element.name : ''}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    found.set(`${kind} ${count}`, element);
  }
  return found;
}

export function readTyped(root: ParentNode): TypedFields {
  return [...fieldsOf(root)].flatMap(([field, { value }]) => (value === '' ? [] : [{ field, value }]));
}

function fill(field: Field, value: string): void {
  // React overrides the property of its elements: it notices only what the browser's own setter writes.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  // Nobody is typing: a list of suggestions closes again.
  if (field.getAttribute('role') === 'combobox') field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Fills in the fields that are there. Returns those that are still missing. */
export function fillTyped(root: ParentNode, typed: TypedFields): TypedFields {
  const fields = fieldsOf(root);
  return typed.filter(({ field: name, value }) => {
    const field = fields.get(name);
    if (!field) return true;
    const known = !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
    if (field.value !== value && known) fill(field, value);
    return !known;
  });
}
