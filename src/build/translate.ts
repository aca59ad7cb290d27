import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Language, Locale } from '@/lib/languages';

export const sourceFolder = path.resolve(import.meta.dirname, '..');

export interface BuildLanguage {
  readonly language: Language;
  readonly locale: Locale;
}

const catalogue = /\/src\/.*(\/texts|Texts|[mM]essages|lib\/language)\.ts$/;

/** The file with a module's texts in a language, at the same place in the language's folder; null where there is none. */
function translationOf(id: string, language: Language): string | null {
  const file = path.join(sourceFolder, 'languages', language, path.relative(sourceFolder, id));
  return existsSync(file) ? file : null;
}

/** Texts that are not a translation of the English ones. */
const ofLanguage = /\/(lib\/language|config\/serverMessages)\.ts$/;

/**
 * The source of a translation. Tests of the layout set TEXTS_WRITER to a module whose `write` makes it from the English
 * catalogue.
 */
async function readTranslation(id: string, file: string): Promise<string> {
  const { TEXTS_WRITER } = process.env;
  if (!TEXTS_WRITER || ofLanguage.test(id)) return readFile(file, 'utf8');
  const { write } = await import(pathToFileURL(path.resolve(TEXTS_WRITER)).href);
  return write(id, await readFile(id, 'utf8'));
}

const constants = { language: '__LANGUAGE__', locale: '__LOCALE__' };

/** The language of a configuration that has been through `translate`. */
export function buildLanguageOf({ define = {} }: Pick<ResolvedConfig, 'define'>): BuildLanguage {
  return { language: JSON.parse(define[constants.language]), locale: JSON.parse(define[constants.locale]) };
}

/** Texts of tests must not reach a shopper: they are built below .cache, which nobody publishes. */
function checkWriter({ command, root, build }: ResolvedConfig): void {
  const [folder] = path.relative(root, path.resolve(root, build.outDir)).split(path.sep);
  if (process.env.TEXTS_WRITER && command === 'build' && build.write && folder !== '.cache')
    throw new Error('TEXTS_WRITER writes texts for tests: unset it, or build below .cache.');
}

/** Puts a language's texts in the place of the English ones. Takes a function that tells the language of a build's base. */
export function translate(ofBase: (base: string) => BuildLanguage): Plugin {
  let language: Language = 'en';
  return {
    name: 'translate',
    enforce: 'pre',
    config: ({ base = '/' }) => {
      const build = ofBase(base);
      language = build.language;
      return {
        define: { [constants.language]: JSON.stringify(language), [constants.locale]: JSON.stringify(build.locale) },
      };
    },
    configResolved: checkWriter,
    load: {
      filter: { id: catalogue },
      async handler(id) {
        const file = language === 'en' ? null : translationOf(id, language);
        if (!file) return null;
        this.addWatchFile(file);
        return { code: await readTranslation(id, file), moduleType: 'ts' };
      },
    },
  };
}
