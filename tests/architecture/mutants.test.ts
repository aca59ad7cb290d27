import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { tool } from '../support/run/tools.mjs';
import { textOf } from './repositoryFiles';

const { mutate } = JSON.parse(textOf('.stryker.conf.json')) as { readonly mutate: readonly string[] };

/** The files that `folder/{one,two}.ts` stands for. */
function namedIn(pattern: string): string[] {
  const [, folder = '', names = '', end = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names.split(',').map((name) => folder + name + end);
}

it('every file that is named for mutants exists', () => {
  const named = mutate.filter((pattern) => pattern.includes('{')).flatMap(namedIn);
  expect(named).toContain('src/domain/money.ts');
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

// Stryker runs them in threads, whatever Vitest's configuration says.
it('the tests for mutants start in threads', async () => {
  const config = ['--config', 'tests/unit/mutants.config.ts', '--pool', 'threads', '--reporter', 'json'];
  const run = [tool('vitest'), 'run', ...config, 'tests/unit/domain/money.test.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, run);
  expect(JSON.parse(stdout)).toMatchObject({ success: true });
});
