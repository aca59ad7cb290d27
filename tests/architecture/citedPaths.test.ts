import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Pieces of text in backquotes that are a path of the repository: with a folder, and without spaces. */
function pathsIn(file: string): string[] {
  const quoted = readFileSync(file, 'utf8').matchAll(
    /`((?:src|tests|docs|app|api|config|contract|demo|domain|features|pages|payment|state|ui)\/[\w./*-]*)`/g,
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

test.each(['README.md', 'docs/decisions.md', 'docs/deploying.md'])('every path that %s cites is there', (file) => {
  const paths = pathsIn(file);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((cited) => !exists(cited))).toEqual([]);
});
