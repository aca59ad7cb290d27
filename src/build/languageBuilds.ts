import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { readCatalogue } from './bundle.ts';
import type { htmlTexts } from './texts.ts';
import { buildLanguageOf, translate } from './translate.ts';

type Languages = typeof import('@/lib/languages');
type HtmlTexts = typeof import('./texts.ts');

/** What a language's folder needs no copy of: robots and the demo's worker belong to the whole shop. */
const ofTheRoot = ['robots.txt', 'mockServiceWorker.js'];

function replaced(html: string, texts: readonly (readonly [string, string])[]): string {
  return texts.reduce((page, [found, by]) => {
    if (!page.includes(found)) throw new Error(`index.html does not hold ${found}`);
    return page.replaceAll(found, by);
  }, html);
}

/** The web app manifest of a language that has a folder. */
async function translateManifest(file: string, base: string, locale: string, texts: HtmlTexts): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const { description } = texts.htmlTexts;
  await writeFile(file, JSON.stringify({ ...manifest, description, lang: locale, id: base, start_url: base }));
}

/**
 * A build for each language, in a folder of its own below the English one. Everything of a page is in one language, so that none
 * loads the texts of another or waits for its own. The base of a build says which language it is.
 */
export function languageBuilds({ languages, languageFolders, languageOfBase, rootOfBase }: Languages) {
  const languageOf = (base: string) => {
    const language = languageOfBase(base);
    return { language, locale: languages[language].locale };
  };
  let config: ResolvedConfig;
  let written = false;

  /** The page's own texts. */
  const html: Plugin = {
    name: 'language-of-html',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (page) => {
        const { base } = config;
        const own = buildLanguageOf(config);
        if (own.language === 'en') return page;
        const load = (language: typeof own) => readCatalogue<HtmlTexts>('build/texts.ts', language);
        const [english, translated] = await Promise.all([load(languageOf(rootOfBase(base))), load(own)]);
        const keys = Object.keys(english.htmlTexts) as (keyof typeof htmlTexts)[];
        return replaced(page, [
          [`lang="${languages.en.locale}"`, `lang="${own.locale}"`],
          [languages.en.locale.replace('-', '_'), own.locale.replace('-', '_')],
          ...keys.map((key) => [english.htmlTexts[key], translated.htmlTexts[key]] as const),
        ]);
      },
    },
  };

  const builds: Plugin = {
    name: 'language-builds',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    writeBundle: async () => {
      written = true;
      const { language, locale } = buildLanguageOf(config);
      if (language === 'en') return;
      const outDir = path.resolve(config.root, config.build.outDir);
      const texts = await readCatalogue<HtmlTexts>('build/texts.ts', { language, locale });
      await translateManifest(path.join(outDir, 'site.webmanifest'), config.base, locale, texts);
      await Promise.all(ofTheRoot.map((file) => rm(path.join(outDir, file), { force: true })));
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        const { base, root, mode, logLevel, configFile } = config;
        if (!written || languageOfBase(base) !== 'en') return;
        const outDir = path.resolve(root, config.build.outDir);
        for (const prefix of languageFolders)
          await build({
            root,
            mode,
            ...(logLevel ? { logLevel } : {}),
            ...(configFile ? { configFile } : {}),
            base: base + prefix,
            build: { outDir: path.join(outDir, prefix), emptyOutDir: true, manifest: false },
          });
      },
    },
  };

  return { texts: [translate(languageOf), html], builds };
}
