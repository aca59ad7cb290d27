import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cataloguesIn, englishCatalogues, textOf } from './repositoryFiles';

/** A text of a catalogue, with the path of its keys. */
interface NamedText {
  readonly path: string;
  readonly text: string;
}

const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A message's values for each form of a plural. */
const samples = [0, 1, 713];

/** All texts of a catalogue; a message is called with none, one and many. */
function textsOf(value: unknown, path: string): NamedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return samples.map((one) => ({ path, text: value(one, one, one, one, one) }));
  if (!isTexts(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path ? `${path}.${key}` : key));
}

/** Cells of the table below a heading of a document. */
function tableBelow(heading: string, document: string): string[][] {
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

/** The words of a glossary's "Not" column, each with the one to use instead. */
function unwantedWords(rows: readonly (readonly string[])[]) {
  return rows.flatMap(([, instead = '', not = '']) => quoted(not).map((word) => ({ word, instead })));
}

/** Whether a row of the exceptions names this text and this word. */
function isException(rows: readonly (readonly string[])[], path: string, word: string): boolean {
  const names = (name: string) => (name.endsWith('*') ? path.startsWith(name.slice(0, -1)) : path === name);
  return rows.some(([paths = '', words = '']) => quoted(paths).some(names) && quoted(words).includes(word));
}

function occurs(word: string, text: string): boolean {
  const pattern = word.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s');
  return new RegExp(`(?<![\\p{L}])${pattern}(?![\\p{L}])`, 'iu').test(text);
}

function unwantedIn(
  texts: readonly NamedText[],
  words: ReturnType<typeof unwantedWords>,
  exceptions: readonly (readonly string[])[],
): string[] {
  return texts.flatMap(({ path, text }) =>
    words
      .filter(({ word }) => occurs(word, text) && !isException(exceptions, path, word))
      .map(({ word, instead }) => `${path}: ${word} (say: ${instead})`),
  );
}

/** Sentences with more than `most` words. */
function longSentences(texts: readonly NamedText[], most: number): string[] {
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

function typographyFaults(texts: readonly NamedText[]): string[] {
  return texts
    .filter(({ text }) => wrongSpace.test(text) || wrongUnit.test(text) || /\p{L}['"]\p{L}/u.test(text))
    .map(({ path, text }) => `${path}: ${text}`);
}

const glossary = textOf('docs/glossary.md');
const exceptions = tableBelow('Exceptions', glossary);
const mostWords = 25;
const french = cataloguesIn('fr');

async function textsIn(files: readonly string[]): Promise<NamedText[]> {
  const all = files.map(async (file) => textsOf({ ...(await import(path.resolve(file))) }, ''));
  return (await Promise.all(all)).flat();
}

describe.each([
  ['English', englishCatalogues],
  ['French', french],
] as const)('the texts in %s', (language, files) => {
  it('use no word that the glossary rules out', async () => {
    const words = unwantedWords(tableBelow(language, glossary));
    expect(files.length).toBeGreaterThan(30);
    expect(words.length).toBeGreaterThan(20);
    expect([...new Set(unwantedIn(await textsIn(files), words, exceptions))]).toEqual([]);
  });

  it('have at most 25 words in a sentence', async () =>
    expect([...new Set(longSentences(await textsIn(files), mostWords))]).toEqual([]));
});

it('French has the spaces, apostrophes, quotation marks, units and amounts of French', async () =>
  expect(typographyFaults(await textsIn(french))).toEqual([]));

describe('the check of words', () => {
  const words = unwantedWords([['cart', 'cart', '`basket`, `log in`']]);
  const basket = ['a.b: basket (say: cart)'];

  it.each([
    ['Your cart', [], []],
    ['Baskets', [], []],
    ['Catalog interface', [], []],
    ['Log in', [], ['a.b: log in (say: cart)']],
    ['Your basket', [], basket],
    ['Your basket', ['`a.*`', '`basket`'], []],
    ['Your basket', ['`a.c`', '`basket`'], basket],
    ['Your basket', ['`a.b`', '`log in`'], basket],
  ])('finds in “%s”, with the exception %j: %j', (text, exception, faults) =>
    expect(unwantedIn([{ path: 'a.b', text }], words, [exception])).toEqual(faults),
  );
});

it('the check of sentences counts the words of each sentence', () => {
  const faults = (text: string) => longSentences([{ path: 'a', text }], 3);
  expect(faults('One two three. One – two three!')).toEqual([]);
  expect(faults('One two. One two three four.')).toEqual(['a: One two three four.']);
});

describe('the check of typography', () => {
  const faults = (text: string) => typographyFaults([{ path: 'a', text }]).length;

  it.each([
    'Voir\u00a0: tout',
    '«\u00a0Menu\u00a0»',
    '20\u00a0% à l’achat',
    'Prêt? Oui!',
    '25\u00a0$\u00a0CA',
    'les 100\u00a0mL',
  ])('accepts %s', (text) => expect(faults(text)).toBe(0));

  it.each(['Voir : tout', '« Menu »', '20 %', 'Prêt ?', 'Prêt\u00a0!', "l'achat", '25\u00a0$', '100 g', '200\u00a0ml'])(
    'rejects %s',
    (text) => expect(faults(text)).toBe(1),
  );
});
