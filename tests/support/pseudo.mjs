import { parseSync, Visitor } from 'vite';

const accented = Object.fromEntries(
  [...'aàcçdđeégĝhĥiîkķlļnñoôrřsšuûyýzžAÀCÇDĐEÉGĜHĤIÎKĶLĻNÑOÔRŘSŠUÛYÝZŽ'.matchAll(/(.)(.)/gu)].map(([, from, to]) => [
    from,
    to,
  ]),
);
/** Longer words are rare in any language. */
const longestDoubled = 8;
const filling = 'ŵôřđš îñ ôţĥéř ļàñĝûàĝéš řûñ ļôñĝ ';
const growth = 1.4;

const accent = (text) => text.replace(/[a-zA-Z]/g, (letter) => accented[letter] ?? letter);
/** Doubles vowels. */
function lengthen(word) {
  let left = word.length > longestDoubled ? 0 : Math.max(1, Math.floor(word.length * (growth - 1)));
  return accent(word.replace(/[aeiou]/gi, (vowel) => (left-- > 0 ? vowel + vowel.toLowerCase() : vowel)));
}

/** The parts of one text, around its values: accented, between brackets, at least 40 % longer. */
function pseudoParts(parts) {
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

/** A text of the language that only tests know. */
export const pseudoText = (english) => pseudoParts([english])[0];

/** The source of an English catalogue in that language: its values and functions stay. */
export function write(file, source) {
  const { program } = parseSync(file, source);
  const edits = [];
  new Visitor({
    Property: ({ value }) => {
      if (value.type === 'Literal' && typeof value.value === 'string') edits.push(['string', value]);
    },
    VariableDeclarator: ({ init }) => {
      if (init?.type === 'Literal' && typeof init.value === 'string') edits.push(['string', init]);
    },
    ArrowFunctionExpression: ({ body }) => {
      if (body.type === 'Literal' && typeof body.value === 'string') edits.push(['string', body]);
    },
    // The forms of a plural.
    CallExpression: ({ arguments: given }) => {
      for (const value of given)
        if (value.type === 'Literal' && typeof value.value === 'string') edits.push(['string', value]);
    },
    TemplateLiteral: (node) => edits.push(['template', node]),
  }).visit(program);
  const replacements = edits.flatMap(([kind, node]) => {
    if (kind === 'string') return [{ ...node, by: JSON.stringify(pseudoText(node.value)) }];
    const parts = pseudoParts(node.quasis.map(({ value }) => value.raw));
    return node.quasis.map((quasi, place) => {
      // A part begins with the mark before it.
      const start = quasi.start + 1;
      return { start, end: start + quasi.value.raw.length, by: parts[place] };
    });
  });
  return replacements
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), source);
}
