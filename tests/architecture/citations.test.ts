import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents, filesIn, textOf } from './repositoryFiles';

const citing = [...documents, ...['src', 'tests'].flatMap((folder) => filesIn(folder, /\.(ts|tsx|js|mjs|css)$/))];

/** Numbers of headings or table rows. */
function numbersIn(document: string, start: RegExp): ReadonlySet<number> {
  return new Set([...textOf(document).matchAll(start)].map(([, number]) => Number(number)));
}

/** Expands "§5", "rulings 31, 44" and "faults 14 to 23". */
function citedIn(file: string, before: string): number[] {
  const list = new RegExp(`${before}((?:\\d+(?:, | and | to |–)?)+)`, 'gi');
  return [...textOf(file).matchAll(list)].flatMap(([, numbers = '']) => numbers.match(/\d+/g)?.map(Number) ?? []);
}

const row = /^\| (\d+) \|/gm;

describe.each([
  ['section', '§ ?', numbersIn('docs/contract.md', /^## §(\d+) /gm), 9],
  ['ruling', String.raw`\brulings? `, numbersIn('docs/readings.md', row), 56],
  ['fault', String.raw`\bfaults?:? '?`, numbersIn('docs/payments.md', row), 79],
])('every %s', (_, before, written, count) => {
  it(`has its heading or row, from 1 to ${count}`, () =>
    expect([...written]).toEqual(Array.from({ length: count }, (_unused, index) => index + 1)));

  it('that is cited is written down', () => {
    const cited = citing.flatMap((file) => citedIn(file, before).map((number) => ({ file, number })));
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ number }) => !written.has(number))).toEqual([]);
  });
});

it('every document that is cited by its name is there', () => {
  const cited = citing.flatMap((file) =>
    [...textOf(file).matchAll(/\b(?:docs\/)?([\w-]+\.md)\b/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(cited.filter(({ name }) => !existsSync(name) && !existsSync(`docs/${name}`))).toEqual([]);
});
