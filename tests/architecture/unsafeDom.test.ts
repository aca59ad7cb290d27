import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Unsafe APIs that the linter does not detect. */
const unsafe =
  /\.(innerHTML|outerHTML|srcdoc)\s*=|insertAdjacentHTML|document\.write|new Function\(|createContextualFragment/;

it('no text becomes markup or code', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|tsx|js)$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => unsafe.test(readFileSync(path.join('src', file), 'utf8')))).toEqual([]);
});
