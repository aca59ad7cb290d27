import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of the files below a folder whose names match. */
export function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));
}

export const textOf = (file: string) => readFileSync(file, 'utf8');

/** The README and everything in docs. */
export const documents: readonly string[] = ['README.md', ...filesIn('docs', /\.md$/)];
