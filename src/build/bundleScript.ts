import path from 'node:path';
import { build } from 'vite';
import { sourceFolder } from './sourceFolder.ts';
import { type BuildLanguage, translate } from './translate.ts';

const english = { language: 'en', locale: 'en-CA' } as const;

/** A script of its own, bundled with all that it imports. Takes its path below `src`, the constants that it names, and its language. */
export async function bundleScript(
  file: string,
  constants: Readonly<Record<string, unknown>>,
  language: BuildLanguage = english,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [translate(() => language)],
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    resolve: { alias: { '@': sourceFolder } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      lib: { entry: path.join(sourceFolder, file), formats: ['iife'], name: 'script' },
    },
  });
  const [bundle] = [built].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (!chunk) throw new Error(`${file} could not be built.`);
  return chunk.code.trim();
}
