const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Browsers trust these hosts without https. */
export const isLoopback = ({ hostname }: URL) => loopback.has(hostname);

// A stand-in for the shop's own origin.
const ownOrigin = 'https://shop.invalid';

/**
 * A picture or link address from the API if it is safe: https, http on a loopback host, or a same-origin path.
 * Returns null for anything else, so that the caller shows its placeholder.
 */
export function safeUrl(address: string | null | undefined): string | null {
  const value = address?.trim() ?? '';
  if (value.startsWith('/')) {
    // Parsed as browsers do: a backslash is a slash, tabs and line ends are dropped, so "/\t/host" leaves the origin.
    if (!URL.canParse(value, ownOrigin)) return null;
    const { origin, pathname, search, hash } = new URL(value, ownOrigin);
    return origin === ownOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
  }
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && isLoopback(url) ? url.href : null;
}

/**
 * A page's address as an Android intent, which an app's own browser passes to the browser of the device. Android takes
 * the text before the last `#` as the page's address without its scheme.
 */
export function intentLink(page: string): string {
  const { protocol, href } = new URL(page);
  return `intent:${href.slice(protocol.length)}#Intent;scheme=${protocol.slice(0, -1)};end`;
}

/** Widths requested from the service that resizes pictures (px). Few, so that its caches are hit. */
export const pictureWidths = [160, 320, 480, 800, 1200, 1600] as const;

/** Fills in the template's placeholders. */
export function resizedPicture(template: string, src: string, width: number): string {
  return template.replaceAll('{width}', String(width)).replaceAll('{url}', () => encodeURIComponent(src));
}

/** A picture's `srcset`; undefined if it cannot be resized: no template, or a path on the shop's own host. */
export function pictureSet(src: string, template: string): string | undefined {
  if (template === '' || src.startsWith('/')) return undefined;
  return pictureWidths.map((width) => `${resizedPicture(template, src, width)} ${width}w`).join(', ');
}
