import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonMessages } from '@/config/messages';
import { languageCodes } from '@/lib/languages';
import { englishCatalogues, filesIn } from './repositoryFiles';

type Texts = Readonly<Record<string, unknown>>;
type Message = (...values: readonly unknown[]) => string;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
const isMessage = (value: unknown): value is Message => typeof value === 'function';

/** Values for a message's parameters that no text contains; numbers, because plurals need them. */
const marks = [713, 727, 739, 743, 757];
const marksIn = (text: string, values: readonly number[]) => values.filter((value) => text.includes(String(value)));

function messageFaults(name: string, english: Message, other: Message): string[] {
  const [expected, found] = [english(...marks), other(...marks)];
  if (found.trim() === '') return [`${name} is empty`];
  const [needed, shown] = [marksIn(expected, marks), marksIn(found, marks)];
  const faults = needed.join() === shown.join() ? [] : [`${name} shows ${shown.length} of ${needed.length} values`];
  // French says "0 article", in the form of "1 article".
  const [none, noneShown] = [english(...marks.map(() => 0)), other(...marks.map(() => 0))];
  return none.includes('0') && !noneShown.includes('0') ? [...faults, `${name} does not say 0`] : faults;
}

/** How a catalogue in another language differs from the English one in its keys and its messages' values. */
function translationFaults(name: string, english: unknown, other: unknown): string[] {
  if (isMessage(english)) return isMessage(other) ? messageFaults(name, english, other) : [`${name} is no message`];
  if (english === '') return typeof other === 'string' ? [] : [`${name} is missing`];
  if (!isTexts(english)) return typeof other === 'string' && other.trim() !== '' ? [] : [`${name} is missing`];
  if (!isTexts(other)) return [`${name} is missing`];
  const unknown = Object.keys(other).filter((key) => !(key in english));
  return [
    ...unknown.map((key) => `${name}.${key} is not in English`),
    ...Object.entries(english).flatMap(([key, value]) => translationFaults(`${name}.${key}`, value, other[key])),
  ];
}

/** Files that are not compared with English: the first has the server's texts as its keys. */
const serverMessages = 'src/config/serverMessages.ts';
const withoutComparison = [serverMessages, 'src/lib/language.ts'];

const folderOf = (language: string) => path.join('src/languages', language);
const translationOf = (language: string, file: string) => path.join(folderOf(language), path.relative('src', file));
const load = (file: string): Promise<object> => import(path.resolve(file));

describe.each(languageCodes.filter((code) => code !== 'en'))('the language %s', (language) => {
  it('has a translation of every catalogue', () => {
    expect(englishCatalogues.length).toBeGreaterThan(33);
    const isMissing = (file: string) => !existsSync(translationOf(language, file));
    expect(englishCatalogues.filter(isMissing)).toEqual([]);
  });

  it('has the files that are not compared with English', () =>
    expect(withoutComparison.filter((file) => !existsSync(translationOf(language, file)))).toEqual([]));

  it('has no translation of anything else', () => {
    const known = new Set([...englishCatalogues, ...withoutComparison].map((file) => translationOf(language, file)));
    expect(filesIn(folderOf(language), /./).filter((file) => path.extname(file) && !known.has(file))).toEqual([]);
  });

  it('translates the messages of the server that the contract fixes', async () => {
    const { wishlistAdded, cartAdded } = commonMessages;
    const table = await load(translationOf(language, serverMessages));
    expect({ ...table }).toEqual({
      serverMessages: { [wishlistAdded]: expect.any(String), [cartAdded]: expect.any(String) },
    });
  });

  it('has every message of the English catalogues, with the same values', async () => {
    const translated = englishCatalogues.filter((file) => existsSync(translationOf(language, file)));
    const faults = translated.map(async (file) =>
      translationFaults(file, await load(file), await load(translationOf(language, file))),
    );
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });
});

describe('the check of translations', () => {
  const english = { title: 'Cart', items: (count: number) => `${count} items`, of: { page: 'Page' } };
  const faults = (other: object) => translationFaults('texts', english, other);
  const french = { title: 'Panier', items: (count: number) => `${count} articles`, of: { page: 'Page' } };

  it('accepts the same keys and values', () => expect(faults(french)).toEqual([]));

  it.each([
    [{ ...french, title: '' }, 'texts.title is missing'],
    [{ ...french, items: 'articles' }, 'texts.items is no message'],
    [{ ...french, items: () => 'articles' }, 'texts.items shows 0 of 1 values'],
    [{ ...french, items: (count: number) => (count ? `${count} articles` : 'aucun') }, 'texts.items does not say 0'],
    [{ ...french, of: {} }, 'texts.of.page is missing'],
    [{ ...french, more: 'plus' }, 'texts.more is not in English'],
  ])('finds a fault in %o', (other, fault) => expect(faults(other)).toContain(fault));
});
