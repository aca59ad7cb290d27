const longest = 200;

const fileOf = (url: string) => /([\w.-]+\.(?:m?js|css))(?:[?#].*)?$/.exec(url)?.[1] ?? '[address]';
const isFile = (text: string) => /\.(?:m?js|css)$/.test(text);

/** What browsers quote in their own messages is a name of the code; whatever else is quoted may be anybody's. */
const quoted = /(?<!\((?:reading|setting) )(["`“])[^"`“”]*["`”]|(?<!\((?:reading|setting) |\w)'[^']*'/g;

/** In this order: an address may hold an email, an email a token. */
const rules: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\b[a-z][a-z\d+.-]*:\/\/[^\s"'`<>()]+/gi, fileOf],
  [quoted, () => '[text]'],
  [/[?#][^\s]*=[^\s]*/g, () => ''],
  [/[^\s@:;,<>()]+@[^\s@:;,<>()]+/g, () => '[email]'],
  [/(?=[\w.~+/=-]*\d)[\w.~+/=-]{16,}/g, (found) => (isFile(found) ? found : '[token]')],
  [/\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/gi, () => '[postal code]'],
  [/\+?\(?\d(?:[\s().-]{0,2}\d){4,}/g, () => '[number]'],
];

/** The given texts and their words, longest first. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text.trim(), ...text.split(/[\s,;]+/)]).filter((word) => word.length > 1);
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Two letters stand for themselves only as a whole word in the same case: "ON" is a province, "on" is not. */
const patternOf = (word: string) =>
  word.length > 2 ? new RegExp(escaped(word), 'gi') : new RegExp(`(?<!\\w)${escaped(word)}(?!\\w)`, 'g');

/** A message without anything that may tell who the shopper is: what `known` says of them, and all that looks like it. */
export function scrub(message: string, known: readonly string[]): string {
  const lowered = message.toLowerCase();
  const said = wordsOf(known).filter((word) => lowered.includes(word.toLowerCase()));
  const without = said.reduce((text, word) => text.replace(patternOf(word), '[private]'), message);
  return rules.reduce((text, [pattern, replace]) => text.replace(pattern, replace), without).slice(0, longest);
}
