import type { Heard } from './conversation';
import { isState, spokenWord } from './spokenWords';

/** What the library leaves out or says in its own way: a field without a role, the chosen option of a list. */
export function mended({ phrase, node }: Heard): string {
  if (node instanceof HTMLInputElement && node.placeholder && node.ariaLabel === node.placeholder)
    return phrase.replace(`, placeholder ${node.placeholder}`, '');
  if (node instanceof HTMLSelectElement) {
    const chosen = node.selectedOptions[0]?.label ?? '';
    const [name = '', states = ''] = phrase.split(', has popup listbox, not expanded');
    const value = `, ${node.value}`;
    const at = node.value ? `${name}, `.indexOf(`${value}, `) : -1;
    return at < 0
      ? `${name}, ${chosen}${states}`
      : `${name.slice(0, at)}, ${chosen}${name.slice(at + value.length)}${states}`;
  }
  if (node instanceof HTMLInputElement && ['radio', 'checkbox'].includes(node.type))
    return phrase.replace(/, (not )?checked/, node.checked ? ', checked' : ', not checked');
  const withoutRole = node instanceof HTMLInputElement && ['password', 'date'].includes(node.type);
  return withoutRole && !phrase.startsWith('textbox, ')
    ? `textbox, ${phrase}${node.required || node.getAttribute('aria-required') === 'true' ? ', required' : ''}`
    : phrase;
}

/** Role, name and states in the page's language. Takes the text of an element that has only states. */
export function phraseOf(heard: Heard, text = ''): string {
  const [first = '', ...rest] = heard.phrase
    .replace(/, level 1, position \d+, set size \d+/, '')
    .replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
    .split(', ');
  const states: string[] = [];
  while (rest.length > 0 && isState(rest.at(-1) ?? '')) states.unshift(rest.pop() ?? '');
  const role = spokenWord(first);
  const name = rest.join(', ');
  const said = states.map(spokenWord);
  return [...(isState(first) && !name && text ? [text, role] : [role, name]), ...said].filter(Boolean).join(', ');
}

/** The states alone, of what is not said itself. */
export const statesOf = (phrase: string): string[] =>
  phrase
    .split(', ')
    .filter((part) => part.startsWith('current '))
    .flatMap((part) => spokenWord(part) ?? []);
