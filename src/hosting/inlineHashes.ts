import { createHash } from 'node:crypto';

/** What HTML files hold inline, as sources of a policy: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const attributes = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
const element = (tag: string) => new RegExp(`<${tag}\\b${attributes}>([\\s\\S]*?)</${tag}\\s*>`, 'gi');

/** Types that a browser runs; any other makes the element a block of data, which no policy holds back. */
const runs = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** As the browser hashes it: the text of the element, with line ends as its parser leaves them. */
function hashOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

function attribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']*)))?(?=\\s|/|$)`, 'i').exec(
    attributes,
  );
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null;
}

const isRunInline = (attributes: string) =>
  attribute(attributes, 'src') === null && runs.test((attribute(attributes, 'type') ?? '').trim());

/** The hashes of all inline scripts and styles of these HTML texts, each once. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const found = (tag: string, counts: (attributes: string) => boolean) => [
    ...new Set(
      pages.flatMap((html) =>
        [...html.matchAll(element(tag))]
          .filter(([, attributes = '']) => counts(attributes))
          .map(([, , text = '']) => hashOf(text)),
      ),
    ),
  ];
  return { scripts: found('script', isRunInline), styles: found('style', () => true) };
}
