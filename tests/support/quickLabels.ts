const labelable = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'] as const;

function labelsOf(control: HTMLElement): readonly HTMLLabelElement[] | null {
  if (control.getAttribute('type') === 'hidden') return null;
  const { id } = control;
  const root = control.getRootNode() as ParentNode;
  const byId = id ? [...root.querySelectorAll<HTMLLabelElement>(`label[for=${JSON.stringify(id)}]`)] : [];
  const around = control.closest('label');
  return around && !around.htmlFor && around.control === control ? [around, ...byId] : byId;
}

/** To find one control's labels, jsdom searches the whole page once for each of the page's labels. This asks those that may be meant. */
export function quickLabels(): void {
  for (const name of labelable)
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this);
      },
    });
}
