import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cataloguesIn, englishCatalogues, textOf } from './repositoryFiles';
import {
  longSentences,
  type NamedText,
  tableBelow,
  textsOf,
  typographyFaults,
  unwantedIn,
  unwantedWords,
} from './wordingRules';

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
  const faults = (text: string, allowed: string[][] = []) => unwantedIn([{ path: 'a.b', text }], words, allowed);

  it.each(['Your cart', 'Baskets', 'Catalog interface'])('accepts %s', (text) => expect(faults(text)).toEqual([]));

  it.each([
    ['Your basket', 'basket'],
    ['Log in', 'log in'],
  ])('rejects %s', (text, word) => expect(faults(text)).toEqual([`a.b: ${word} (say: cart)`]));

  it('accepts a word in the text that an exception names, and no other', () => {
    expect(faults('Your basket', [['`a.*`', '`basket`', 'Fixed']])).toEqual([]);
    expect(faults('Your basket', [['`a.c`', '`basket`', 'Fixed']])).toHaveLength(1);
    expect(faults('Your basket', [['`a.b`', '`log in`', 'Fixed']])).toHaveLength(1);
  });
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
