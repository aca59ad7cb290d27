import { createHash } from 'node:crypto';

/** CSP sources: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const attributes = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
const element = (tag: string) => new RegExp(`<${tag}\\b${attributes}>([\\s\\S]*?)</${tag}\\s*>`, 'gi');

/** Script types that browsers execute; a policy does not restrict data blocks. */
const executable = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Browsers normalize line endings before hashing. */
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

const isExecutedInline = (attributes: string) =>
  attribute(attributes, 'src') === null && executable.test((attribute(attributes, 'type') ?? '').trim());

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
  return { scripts: found('script', isExecutedInline), styles: found('style', () => true) };
}
