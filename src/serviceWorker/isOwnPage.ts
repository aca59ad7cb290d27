const code = /["'`(]((?:\/[^"'`()\s?#]*)?\/assets\/[\w.-]+\.(?:js|css))/g;

/** Whether HTML is a page of the build: it starts the build's first module and names no code of another build. */
export function isOwnPage(html: string, entry: string, files: ReadonlySet<string>): boolean {
  const named = new Set([...html.matchAll(code)].map(([, path = '']) => path));
  return named.has(entry) && [...named].every((path) => files.has(path));
}
