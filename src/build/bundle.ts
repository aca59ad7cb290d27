import path from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';
import { type BuildLanguage, sourceFolder, translate } from './translate.ts';

const english = { language: 'en', locale: 'en-CA' } as const;

/** Bundles one file of `src` with all that it imports, in a language. */
async function bundle(file: string, language: BuildLanguage, formats: ['iife' | 'es'], config: UserConfig = {}) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [translate(() => language)],
    resolve: { alias: { '@': sourceFolder } },
    ...config,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      lib: { entry: path.join(sourceFolder, file), formats, name: 'script' },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = [built].flat() as [Rolldown.RolldownOutput];
  return chunk.code.trim();
}

/** A script of its own, for the HTML or a worker. Takes its path below `src`, the constants that it names, and its language. */
export function bundleScript(
  file: string,
  constants: Readonly<Record<string, unknown>>,
  language: BuildLanguage = english,
): Promise<string> {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
  return bundle(file, language, ['iife'], { define });
}

/** A catalogue's module in a language, for the parts of the build that write texts themselves. */
export async function readCatalogue<Texts>(file: string, language: BuildLanguage): Promise<Texts> {
  return import(`data:text/javascript,${encodeURIComponent(await bundle(file, language, ['es']))}`);
}
