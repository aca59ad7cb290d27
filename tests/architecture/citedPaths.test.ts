import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { documents, textOf } from './repositoryFiles';

/** Pieces of text in backquotes that are a path of the repository: with a folder, and without spaces. */
function pathsIn(file: string): string[] {
  const quoted = textOf(file).matchAll(
    /`((?:src|tests|docs|app|api|build|config|contract|demo|domain|early|features|hosting|lib|pages|payment|state|ui)\/[\w./*-]*)`/g,
  );
  return [...new Set([...quoted].map(([, cited = '']) => cited))];
}

/** A path may leave `src/` out, and end in a star. */
function exists(cited: string): boolean {
  return [cited, `src/${cited}`].some((full) => {
    const [start = '', star] = full.split('*');
    if (star === undefined) return existsSync(full);
    const folder = path.dirname(start);
    return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(path.basename(start)));
  });
}

it('every path that the documents cite is there', () => {
  const paths = documents.flatMap((file) => pathsIn(file).map((cited) => ({ file, cited })));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(({ cited }) => !exists(cited))).toEqual([]);
});
