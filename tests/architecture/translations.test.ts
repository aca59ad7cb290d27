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

/**
 * What the types of a catalogue in another language leave open: an export that is missing, an empty text, a message without
 * its values.
 */
function translationFaults(name: string, english: unknown, other: unknown): string[] {
  if (isMessage(english) && isMessage(other)) return messageFaults(name, english, other);
  if (isTexts(english) && isTexts(other))
    return Object.keys(english).flatMap((key) => translationFaults(`${name}.${key}`, english[key], other[key]));
  return english !== '' && String(other ?? '').trim() === '' ? [`${name} is missing`] : [];
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
  const french = { title: 'Panier', items: (count: number) => `${count} articles`, of: { page: 'Page' } };

  it.each([
    [french, []],
    [{ ...french, title: '' }, ['texts.title is missing']],
    [{ ...french, items: () => '' }, ['texts.items is empty']],
    [{ ...french, items: () => 'articles' }, ['texts.items shows 0 of 1 values', 'texts.items does not say 0']],
    [{ title: 'Panier', items: french.items }, ['texts.of is missing']],
  ])('finds in %o the faults %j', (other, faults) =>
    expect(translationFaults('texts', english, other)).toEqual(faults),
  );
});
