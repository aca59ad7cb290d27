import path from 'node:path';
import { build, type InlineConfig, type Rolldown, runnerImport } from 'vite';
import type { Language } from '@/lib/languages';
import { sourceFolder, translate } from './translate.ts';

const configOf = (language: Language): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  plugins: [translate(() => language)],
  resolve: { alias: { '@': sourceFolder } },
});

/** Bundles a standalone script, for the HTML or a worker. Takes its path below `src` and the constants to replace. */
export async function bundleScript(
  file: string,
  constants: Readonly<Record<string, unknown>>,
  language: Language = 'en',
): Promise<string> {
  const built = await build({
    ...configOf(language),
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      lib: { entry: path.join(sourceFolder, file), formats: ['iife'], name: 'script' },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** Loads a catalogue's module in a language, for the parts of the build that write texts themselves. */
export async function readCatalogue<Texts>(file: string, language: Language): Promise<Texts> {
  const { module } = await runnerImport<Texts>(path.join(sourceFolder, file), configOf(language));
  return module;
}
