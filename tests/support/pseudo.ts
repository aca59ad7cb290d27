import { readFile } from 'node:fs/promises';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàcçdđeégĝhĥiîkķlļnñoôrřsšuûyýzžAÀCÇDĐEÉGĜHĤIÎKĶLĻNÑOÔRŘSŠUÛYÝZŽ'.matchAll(/(.)(.)/gu)].map(
    ([, from = '', to = '']) => [from, to],
  ),
);
/** Longer words are rare in any language. */
const longestDoubled = 8;
const filling = 'ŵôřđš îñ ôţĥéř ļàñĝûàĝéš řûñ ļôñĝ ';
const growth = 1.4;

const accent = (text: string) => text.replace(/[a-zA-Z]/g, (letter) => accented[letter] ?? letter);
/** Doubles vowels. */
function lengthen(word: string): string {
  let left = word.length > longestDoubled ? 0 : Math.max(1, Math.floor(word.length * (growth - 1)));
  return accent(word.replace(/[aeiou]/gi, (vowel) => (left-- > 0 ? vowel + vowel.toLowerCase() : vowel)));
}

/** The parts of one text, around its values: accented, between brackets, at least 40 % longer. */
function pseudoParts(parts: readonly string[]): readonly string[] {
  const english = parts.join('');
  if (!/[a-zA-Z]/.test(english)) return parts;
  const longer = parts.map((part) => part.replace(/[a-zA-Z]+/g, lengthen));
  const missing = Math.ceil(english.length * growth) - longer.join('').length - 2;
  const more =
    missing > 0
      ? ` ${filling
          .repeat(Math.ceil(missing / filling.length))
          .slice(0, missing)
          .trim()}`
      : '';
  const last = longer.length - 1;
  return longer.map((part, place) => `${place === 0 ? '[' : ''}${part}${place === last ? `${more}]` : ''}`);
}

/** An English text in the pseudo-language. */
const pseudoText = (english: string) => pseudoParts([english])[0] ?? english;

/** The source of an English catalogue in the pseudo-language: its values and functions stay. */
function write(file: string, source: string): string {
  const { program } = parseSync(file, source);
  const edits: { readonly start: number; readonly end: number; readonly by: string }[] = [];
  const writeText = (node: ESTree.Node | null) => {
    if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
    edits.push({ start: node.start, end: node.end, by: JSON.stringify(pseudoText(node.value)) });
  };
  new Visitor({
    Property: ({ value }) => writeText(value),
    VariableDeclarator: ({ init }) => writeText(init),
    ArrowFunctionExpression: ({ body }) => writeText(body),
    // The forms of a plural.
    CallExpression: ({ arguments: given }) => given.forEach(writeText),
    TemplateLiteral: ({ quasis }) => {
      const parts = pseudoParts(quasis.map(({ value }) => value.raw));
      for (const [place, { start, value }] of quasis.entries()) {
        // A part's range starts at its delimiter: the backtick or the brace before it.
        edits.push({ start: start + 1, end: start + 1 + value.raw.length, by: parts[place] ?? '' });
      }
    },
  }).visit(program);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), source);
}

const catalogue = /\/src\/.*(\/texts|Texts|[mM]essages)\.ts$/;
/** Files that are no translations of the English texts. */
const ofLanguage = /\/(serverMessages|paymentMessages)\.ts$/;

/** Builds the shop with the pseudo-language in the place of French. */
export function pseudoLanguage(): Plugin {
  let isFrench = false;
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    config: ({ base }) => {
      isFrench = base === '/fr/';
    },
    load: {
      filter: { id: { include: catalogue, exclude: ofLanguage } },
      handler: async (id) => (isFrench ? { code: write(id, await readFile(id, 'utf8')), moduleType: 'ts' } : null),
    },
  };
}
