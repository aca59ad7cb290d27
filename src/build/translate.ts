import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '@/lib/languages';

export const sourceFolder = path.resolve(import.meta.dirname, '..');

const catalogue = /\/src\/.*(\/texts|Texts|[mM]essages|lib\/language)\.ts$/;

/** Replaces the English texts by another language's. Takes a function that returns the language of a build's base. */
export function translate(ofBase: (base: string) => Language): Plugin {
  let folder = '';
  return {
    name: 'translate',
    enforce: 'pre',
    config: ({ base = '/' }) => {
      folder = path.join(sourceFolder, 'languages', ofBase(base));
    },
    load: {
      filter: { id: catalogue },
      async handler(id) {
        const file = path.join(folder, path.relative(sourceFolder, id));
        // English has no folder.
        if (!existsSync(file)) return null;
        this.addWatchFile(file);
        return { code: await readFile(file, 'utf8'), moduleType: 'ts' };
      },
    },
  };
}
