const code = /["'`(]((?:\/[^"'`()\s?#]*)?\/assets\/[\w.-]+\.(?:js|css))/g;

/**
 * Whether HTML is a page of the build: it names the build's first module, as `src/early` does, without folder and ending, and
 * links no file of another build. The first module's name changes with every module of the build.
 */
export function isOwnPage(html: string, entry: string, files: ReadonlySet<string>): boolean {
  const name = entry.slice(entry.lastIndexOf('/') + 1).replace(/\.js$/, '');
  const linked = [...html.matchAll(code)].map(([, path = '']) => path);
  return html.includes(`"${name}"`) && linked.every((path) => files.has(path));
}
