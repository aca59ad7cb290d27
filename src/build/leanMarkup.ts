/** The element that begins at `start`, up to the end of its closing tag. */
function elementAt(html: string, start: number, tag: string): string {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, tags.lastIndex);
  }
  return '';
}

/** Without what is not shown until someone opens it. */
export function withoutHidden(view: string): string {
  const hidden = /<(div|ul|section)\b[^>]* hidden=""[^>]*>/.exec(view);
  if (!hidden) return view;
  const element = elementAt(view, hidden.index, hidden[1] ?? '');
  return element ? withoutHidden(view.replace(element, '')) : view;
}

/** An option this much shorter than the longest is narrower too, whatever its letters. */
const surelyNarrower = 0.8;

/** Without the options that neither show nor make their control as wide as it is. */
export const withoutShortOptions = (view: string) =>
  view.replace(/(?<=<select\b[^>]*>).*?(?=<\/select>)/gs, (list) => {
    const options = [...list.matchAll(/<option\b([^>]*)>([^<]*)<\/option>/g)];
    const longest = Math.max(...options.map(([, , text = '']) => text.length));
    return options
      .filter(
        ([, attributes = '', text = '']) => attributes.includes(' selected') || text.length > longest * surelyNarrower,
      )
      .map(([option]) => option)
      .join('');
  });

/** Shapes of a drawing in their shorter notation. */
export const withShortShapes = (view: string) =>
  view.replace(/<(path|circle|line|ellipse|rect|use|polyline)\b([^>]*[^/])><\/\1>/g, '<$1$2/>');
