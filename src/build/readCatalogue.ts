import path from 'node:path';
import { build } from 'vite';
import { sourceFolder } from './sourceFolder.ts';
import { type BuildLanguage, translate } from './translate.ts';

/** A catalogue's module in a language, for the parts of the build that write texts themselves. Takes its path below `src`. */
export async function readCatalogue<Texts>(file: string, language: BuildLanguage): Promise<Texts> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [translate(() => language)],
    resolve: { alias: { '@': sourceFolder } },
    build: { write: false, lib: { entry: path.join(sourceFolder, file), formats: ['es'] } },
  });
  const [bundle] = [built].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (!chunk) throw new Error(`${file} could not be built.`);
  return import(`data:text/javascript,${encodeURIComponent(chunk.code)}`);
}
