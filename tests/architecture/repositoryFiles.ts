import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));
}

export const textOf = (file: string) => readFileSync(file, 'utf8');

export const documents: readonly string[] = ['README.md', ...filesIn('docs', /\.md$/)];
