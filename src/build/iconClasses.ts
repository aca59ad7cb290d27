const strokes =
  /fill="none" stroke="currentColor" stroke-width="([\d.]+)" stroke-linecap="round" stroke-linejoin="round"/;
const icon = new RegExp(`<svg\\b([^>]*?) ${strokes.source}([^>]*)>`, 'g');
const nameOf = (width: string) => `icon-${width.replace('.', '-')}`;

/** A view in which a class stands for the strokes of an icon, and the rules of these classes. */
export function withIconClasses(view: string): { readonly view: string; readonly css: string } {
  const widths = new Set<string>();
  const lean = view.replace(icon, (_, before: string, width: string, after: string) => {
    widths.add(width);
    // Inside the inert view, where nothing else of it would be read either.
    const attributes = (before + after).replace(' aria-hidden="true"', '');
    return attributes.includes(' class="')
      ? `<svg${attributes.replace(' class="', ` class="${nameOf(width)} `)}>`
      : `<svg${attributes} class="${nameOf(width)}">`;
  });
  const rules = [...widths].map(
    (width) =>
      `.${nameOf(width)}{fill:none;stroke:currentColor;stroke-width:${width};stroke-linecap:round;stroke-linejoin:round}`,
  );
  return { view: lean, css: rules.length > 0 ? `@layer base{${rules.join('')}}` : '' };
}
