import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { languageFolders, languageOfBase, languages } from '../lib/languages.ts';
import { readCatalogue } from './bundle.ts';
import { translate } from './translate.ts';

/** Files of the whole shop, of which a language's folder needs no copy. */
const ofTheRoot = ['robots.txt', 'mockServiceWorker.js'];

/** Translates the web app manifest of a language that has a folder. */
async function translateManifest(file: string, base: string, locale: string, description: string): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, description, lang: locale, id: base, start_url: base }));
}

/**
 * A build for each language, in a folder of its own below the English one. A page's code holds one language, so that no
 * page loads another's texts or waits for its own. The base of a build tells its language.
 */
export function languageBuilds() {
  let written = false;

  const readHtmlTexts = async (base: string) => {
    const texts = await readCatalogue<typeof import('./texts.ts')>('build/texts.ts', languageOfBase(base));
    return texts.htmlTexts;
  };

  /** Replaces what `index.html` names between percent signs. */
  const html: Plugin = {
    name: 'language-of-html',
    apply: ({ build: options }, { mode }) => !options?.ssr && mode !== 'test',
    config: async ({ base = '/' }) => {
      const { description, noScript } = await readHtmlTexts(base);
      const { locale } = languages[languageOfBase(base)];
      const named = {
        LOCALE: locale,
        OPEN_GRAPH_LOCALE: locale.replace('-', '_'),
        DESCRIPTION: description,
        NO_SCRIPT: noScript,
      };
      return {
        define: Object.fromEntries(
          Object.entries(named).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
        ),
      };
    },
  };

  const builds: Plugin = {
    name: 'language-builds',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    async writeBundle() {
      written = true;
      const { base, root, build: options } = this.environment.config;
      const language = languageOfBase(base);
      if (language === 'en') return;
      const outDir = path.resolve(root, options.outDir);
      const { description } = await readHtmlTexts(base);
      await translateManifest(path.join(outDir, 'site.webmanifest'), base, languages[language].locale, description);
      await Promise.all(ofTheRoot.map((file) => rm(path.join(outDir, file), { force: true })));
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const { base, root, mode, logLevel, configFile, build: options } = this.environment.config;
        if (!written || languageOfBase(base) !== 'en') return;
        const outDir = path.resolve(root, options.outDir);
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

  return { texts: [translate(languageOfBase), html], builds };
}
