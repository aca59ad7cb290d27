import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonMessages } from '@/config/messages';
import { languageCodes } from '@/lib/languages';
import { englishCatalogues, filesIn } from './repositoryFiles';
import { translationFaults } from './translationRules';

/** Files that are not compared with English: the first has the server's texts as its keys. */
const serverMessages = 'src/config/serverMessages.ts';
const withoutComparison = [serverMessages, 'src/lib/language.ts'];

const folderOf = (language: string) => path.join('src/languages', language);
const translationOf = (language: string, file: string) => path.join(folderOf(language), path.relative('src', file));
const load = (file: string): Promise<object> => import(path.resolve(file));

const others = languageCodes.filter((code) => code !== 'en');

describe.each(others)('the language %s', (language) => {
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
