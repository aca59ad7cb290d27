import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

function differingByCase(files: readonly string[]): string[] {
  const lowered = files.map((file) => file.toLowerCase());
  return files.filter(
    (_, index) => lowered.indexOf(lowered[index] ?? '') !== lowered.lastIndexOf(lowered[index] ?? ''),
  );
}

it('no two files or folders differ by case alone', () => {
  const top = readdirSync('.');
  const below = ['.ci', 'docs', 'public', 'src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  expect(below.length).toBeGreaterThan(1000);
  expect(differingByCase([...top, ...below])).toEqual([]);
});

it('two names that differ by case alone are found', () =>
  expect(differingByCase(['src/Menu.tsx', 'src/menu.tsx', 'src/menu.ts'])).toEqual(['src/Menu.tsx', 'src/menu.tsx']));
