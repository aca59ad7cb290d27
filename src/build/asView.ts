/** The tags of a page's head, which React renders in place. */
const headTags = /<title>[^<]*<\/title>|<(meta|link) [^>]*>/g;

/** The head of a rendered page. */
export function headOf(html: string): string[] {
  return html.match(headTags) ?? [];
}

/** Classes that show only while a pointer is on an element, and how fast it then changes. */
const ofPointers = /(^|:)(group-)?(hover|active):|^(transition|duration|ease)\b/;
const ofDisabled = /(^|:)(aria-)?disabled:/;

function withoutIdleClasses(html: string): string {
  const disables = / (aria-)?disabled="/.test(html);
  const counts = (name: string) => name && !ofPointers.test(name) && (disables || !ofDisabled.test(name));
  return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = [...new Set(names.split(/\s+/).filter(counts))];
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}

/**
 * A rendered page as it stands until the shop renders: without head tags, comments and what shows only under a pointer, and
 * with inert controls; its plain links work.
 */
export function asView(html: string): string {
  const view = html
    .replace(headTags, '')
    .replace(/<!--.*?-->/g, '')
    .replaceAll(' data-discover="true"', '')
    .replace(/<(button|input|select|textarea) /g, '<$1 inert ');
  return withoutIdleClasses(view);
}
