import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';

export function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));
}

export const textOf = (file: string) => readFileSync(file, 'utf8');

/** @throws Error that names a file that does not parse. */
export function parse(file: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program;
}

export const documents: readonly string[] = ['README.md', ...filesIn('docs', /\.md$/)];

const isCatalogue = /(^|\/)texts\.ts$|Texts\.ts$|config\/messages\.ts$/;
/** Folders for developers, and the translations. */
const besideEnglish = ['src/features/design/', 'src/languages/'];

/** Catalogues of the shop and the dashboard in English, and their translations. */
export const englishCatalogues = filesIn('src', isCatalogue).filter(
  (file) => !besideEnglish.some((part) => file.startsWith(part)),
);
export const cataloguesIn = (language: string) => filesIn(path.join('src/languages', language), isCatalogue);
