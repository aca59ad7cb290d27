const code = /["'`(]((?:\/[^"'`()\s?#]*)?\/assets\/[\w.-]+\.(?:js|css))/g;

/**
 * Whether HTML is a page of the build: it loads the build's first module, and links no file of another build. The first module's name changes with every module of the build.
 */
export function isOwnPage(html: string, entry: string, files: ReadonlySet<string>): boolean {
  const linked = [...html.matchAll(code)].map(([, path = '']) => path);
  return linked.includes(entry) && linked.every((path) => files.has(path));
}
