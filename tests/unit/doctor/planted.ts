import { afterAll, expect, it, vi } from 'vitest';
import type { Env } from '@/config/envCheck';
import type { Result } from '@/doctor/checks';
import type { Examination } from '@/doctor/examine';

/** For one test file. Returns what the doctor finds with a client for an environment. */
export function startDoctor() {
  let loadedFor = '';
  afterAll(() => {
    vi.doUnmock('@/config/env');
    vi.resetModules();
  });
  return async (env: Env, examination: Partial<Examination> & Pick<Examination, 'origin'>) => {
    if (loadedFor !== JSON.stringify(env)) {
      vi.resetModules();
      vi.doMock('@/config/env', () => ({ env }));
      loadedFor = JSON.stringify(env);
    }
    const { examine } = await import('@/doctor/examine');
    const usual = { wholeEnv: env, site: null, credentials: {}, limitMs: 5000, progress: () => {} };
    return examine({ env, ...usual, ...examination });
  };
}

export interface Planted {
  /** The check that finds the fault, and what it says. */
  readonly found: readonly [id: string, says: RegExp, level?: Result['level']];
}

export function expectFound({ found: [id, says, level = 'fault'] }: Planted, results: readonly Result[]): void {
  const result = results.find((one) => one.id === id);
  expect(result?.level).toBe(level);
  expect([...(result?.faults ?? []), ...(result?.advice ?? [])].join('\n')).toMatch(says);
}

/** Tests that the doctor finds each of these; `npm test` plants every eighth of them. */
export function itFinds<Row extends Planted>(
  rows: Readonly<Record<string, Row>>,
  examined: (row: Row) => Promise<readonly Result[]>,
): void {
  for (const [place, [name, row]] of Object.entries(rows).entries())
    it(`${name} is found and named`, { tags: place % 8 === 0 ? [] : 'long' }, async () =>
      expectFound(row, await examined(row)),
    );
}
