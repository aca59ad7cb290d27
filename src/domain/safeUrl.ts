const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A picture or link address from the API, made safe: https, http on a loopback host, or a same-origin path.
 * Gives null for anything else, so that the caller shows its placeholder.
 */
export function safeUrl(address: string | undefined): string | null {
  const value = address?.trim() ?? '';
  // A backslash is read as a slash by browsers: "/\host" would leave the origin.
  if (value.startsWith('/')) return /^\/[/\\]/.test(value) ? null : value;
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && loopback.has(url.hostname) ? url.href : null;
}
