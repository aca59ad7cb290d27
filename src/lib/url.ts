const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

// Stands for the shop's own origin, wherever that is.
const ownOrigin = 'https://shop.invalid';

/**
 * A picture or link address from the API, made safe: https, http on a loopback host, or a same-origin path.
 * Gives null for anything else, so that the caller shows its placeholder.
 */
export function safeUrl(address: string | null | undefined): string | null {
  const value = address?.trim() ?? '';
  if (value.startsWith('/')) {
    // Read as browsers read it: a backslash is a slash, tabs and line ends are nothing, so "/\t/host" leaves the origin.
    if (!URL.canParse(value, ownOrigin)) return null;
    const { origin, pathname, search, hash } = new URL(value, ownOrigin);
    return origin === ownOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
  }
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && loopback.has(url.hostname) ? url.href : null;
}

/**
 * A page's address as one of Android's intents, which an app's own browser hands to the browser of the device. Android takes
 * what stands before the last `#` for the page, without its scheme.
 */
export function intentLink(page: string): string {
  const { protocol, href } = new URL(page);
  return `intent:${href.slice(protocol.length)}#Intent;scheme=${protocol.slice(0, -1)};end`;
}

/** Widths asked of the service that resizes pictures (px). Few, so that its caches are hit. */
export const pictureWidths = [160, 320, 480, 800, 1200, 1600] as const;

/** The template's placeholders, filled in. */
export function resizedPicture(template: string, src: string, width: number): string {
  return template.replaceAll('{width}', String(width)).replaceAll('{url}', () => encodeURIComponent(src));
}

/** A picture's `srcset`; undefined where nothing resizes it: no template, or a path that only the shop's host knows. */
export function pictureSet(src: string, template: string): string | undefined {
  if (template === '' || src.startsWith('/')) return undefined;
  return pictureWidths.map((width) => `${resizedPicture(template, src, width)} ${width}w`).join(', ');
}
