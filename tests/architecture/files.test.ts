import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tool } from '../support/run/tools.mjs';
import { textOf } from './repositoryFiles';

it('no two files or folders differ by case alone', () => {
  const below = ['.ci', 'docs', 'public', 'src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  expect(below.length).toBeGreaterThan(1000);
  const all = [...readdirSync('.'), ...below].map((file) => file.toLowerCase());
  expect(all.filter((file, index) => all.indexOf(file) !== index)).toEqual([]);
});

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ts|tsx|js|css)$/.test(file),
);
const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(path.join('src', file), 'utf8')));

describe('unsafe dom', () => {
  /** Unsafe APIs that the linter does not detect. */
  const unsafe =
    /\.(innerHTML|outerHTML|srcdoc)\s*=|insertAdjacentHTML|document\.write|new Function\(|createContextualFragment/;

  it('is searched for in more than 300 files', () => expect(files.length).toBeGreaterThan(300));
  it('no file has an API that turns text into markup or code', () => expect(filesWith(unsafe)).toEqual([]));
  it('no field has the type "number": the mouse wheel would change it, and it reads no decimal comma', () =>
    expect(filesWith(/type[=:] ?['"]number['"]/)).toEqual([]));
});

describe('style', () => {
  /** Tailwind classes and selectors whose last part matches every element. */
  const everyElement = /\b(space-[xy]-\d|divide-[xy]\b)|["'`\s]([\w-]+:)*\*:\w|> ?\*[^\n]*\{/;

  it('no rule is matched against every element of a page', () => expect(filesWith(everyElement)).toEqual([]));
  it.each(['space-y-5', 'max-lg:divide-y', '"sm:max-xl:*:flex-auto"', '& .row-heart > * {'])('%s is found', (rule) =>
    expect(rule).toMatch(everyElement),
  );
});

describe('mutants', () => {
  const { mutate } = JSON.parse(textOf('.stryker.conf.json')) as { readonly mutate: readonly string[] };

  /** The files of the pattern `folder/{one,two}.ts`. */
  function namedIn(pattern: string): string[] {
    const [, folder = '', names = '', end = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return names.split(',').map((name) => folder + name + end);
  }

  it('every file in the list of files to mutate exists', () => {
    const named = mutate.filter((pattern) => pattern.includes('{')).flatMap(namedIn);
    expect(named).toContain('src/domain/money.ts');
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  // Stryker runs them in threads, whatever pool Vitest's configuration sets.
  it('the tests for mutants run in threads', { tags: 'long' }, async () => {
    const config = ['--config', 'tests/unit/mutants.config.ts', '--pool', 'threads', '--reporter', 'json'];
    const run = [tool('vitest'), 'run', ...config, 'tests/unit/domain/money.test.ts'];
    const { stdout } = await promisify(execFile)(process.execPath, run);
    expect(JSON.parse(stdout)).toMatchObject({ success: true });
  });
});
