const declaration = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^;{}"])*(;|(?=\}))/g;
const registration = /@property (--[\w-]+)\{[^}]*\}/g;

const readIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** A stylesheet without the custom properties that neither it nor the HTML reads. */
export function withoutUnreadVariables(css: string, html: string): string {
  const read = new Set([...readIn(css), ...readIn(html)]);
  const ifRead = (text: string, name: string) => (read.has(name) ? text : '');
  const shorter = css.replace(registration, ifRead).replace(declaration, ifRead);
  // A property that only a dropped one read is unread now.
  return shorter.length < css.length ? withoutUnreadVariables(shorter, html) : shorter;
}
