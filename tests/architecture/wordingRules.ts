/** A text of a catalogue, with the path of its keys. */
export interface NamedText {
  readonly path: string;
  readonly text: string;
}

export interface UnwantedWord {
  readonly word: string;
  /** The word to use instead. */
  readonly instead: string;
}

const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A message's values for each form of a plural. */
const samples = [0, 1, 713];

/** All texts of a catalogue; a message is called with none, one and many. */
export function textsOf(value: unknown, path: string): NamedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return samples.map((one) => ({ path, text: value(one, one, one, one, one) }));
  if (!isTexts(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key));
}

/** Cells of the table below a heading of a document. */
export function tableBelow(heading: string, document: string): string[][] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const [, ...rows] = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** The words of a glossary's "Not" column. */
export function unwantedWords(rows: readonly (readonly string[])[]): UnwantedWord[] {
  return rows.flatMap(([, instead = '', not = '']) => quoted(not).map((word) => ({ word, instead })));
}

/** Whether a row of the exceptions names this text and this word. */
export function isException(rows: readonly (readonly string[])[], path: string, word: string): boolean {
  const names = (name: string) => (name.endsWith('*') ? path.startsWith(name.slice(0, -1)) : path === name);
  return rows.some(([paths = '', words = '']) => quoted(paths).some(names) && quoted(words).includes(word));
}

function occurs(word: string, text: string): boolean {
  const pattern = word.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s');
  return new RegExp(`(?<![\\p{L}])${pattern}(?![\\p{L}])`, 'iu').test(text);
}

export function unwantedIn(
  texts: readonly NamedText[],
  words: readonly UnwantedWord[],
  exceptions: readonly (readonly string[])[],
): string[] {
  return texts.flatMap(({ path, text }) =>
    words
      .filter(({ word }) => occurs(word, text) && !isException(exceptions, path, word))
      .map(({ word, instead }) => `${path}: ${word} (say: ${instead})`),
  );
}

/** Sentences with more than `most` words. */
export function longSentences(texts: readonly NamedText[], most: number): string[] {
  return texts.flatMap(({ path, text }) =>
    text
      .split(/(?<=[.!?])\s+/u)
      .filter((sentence) => sentence.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length > most)
      .map((sentence) => `${path}: ${sentence}`),
  );
}

/** Marks that French sets apart by a non-breaking space, and those that Canadian French sets without a space. */
const wrongSpace = / [:»%$]|« | [?!;]|[^\s«(]\u00a0[?!;]/u;

/** A number and its unit with a breaking space; a volume with a small l; dollars without CA. */
const wrongUnit = /\d (?:g|kg|mg|mL|L|Mo|Ko|px)(?!\p{L})|\d[ \u00a0]?ml(?!\p{L})|\$(?!\u00a0CA)/u;

export function typographyFaults(texts: readonly NamedText[]): string[] {
  return texts
    .filter(({ text }) => wrongSpace.test(text) || wrongUnit.test(text) || /\p{L}['"]\p{L}/u.test(text))
    .map(({ path, text }) => `${path}: ${text}`);
}
