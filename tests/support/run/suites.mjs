import { existsSync, readFileSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { noEnv } from './buildEnv.mjs';
import { node, playwright, script, vitest } from './stages.mjs';
import { findProgram, tool } from './tools.mjs';

/** Journeys on new builds; with BUILT, on existing ones. */
const journeys = (...which) => ({ inBrowser: true, ...playwright(...which) });

function countMutants() {
  const { files } = JSON.parse(readFileSync('.cache/reports/mutants.json', 'utf8'));
  const all = Object.values(files).flatMap((file) => file.mutants.map(({ status }) => status));
  const killed = all.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const alive = all.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return { passed: killed, failed: alive, note: `${((100 * killed) / (killed + alive)).toFixed(1)} % killed` };
}

const pseudoConfig = 'tests/support/pseudo.config.ts';
const pseudoBuild = ['build', '-c', pseudoConfig, '--outDir', '.cache/dist-pseudo', '--emptyOutDir', '-l', 'warn'];

/**
 * The longer suites. `which` is what a suite runs unless the command line names other specs; `allEnv` counts in `npm run test:all`
 * alone; `missing` says why a machine skips a suite; `survivors` allows surviving mutants, up to the tool's threshold.
 */
export const suites = {
  screens: { what: 'Every rule and every screen', ...vitest('--project=rules', '--project=screens') },
  'bad-answers': {
    what: 'Every malformed answer, every corrupt storage',
    ...vitest('tests/unit/api/badAnswers', 'tests/screens/badAnswers', 'tests/screens/corruptStorage'),
    env: { BAD_ANSWERS: 'all' },
  },
  model: {
    what: 'Payment model check, 100,000 schedules',
    ...vitest('tests/unit/payment/model'),
    env: { MODEL_SCHEDULES: '50000' },
  },
  faults: {
    what: 'Every payment fault in a browser',
    ...journeys('--project=hosted', 'tests/e2e/faults'),
    env: { FAULTS: 'all' },
  },
  journeys: {
    what: 'Every journey on both builds, axe at three widths and in the dark theme',
    ...journeys(),
    allEnv: { AXE: 'all', JOURNEYS: 'all' },
  },
  spoken: { what: 'What a screen reader says in French', ...vitest('--project=screens-in-french') },
  french: { what: 'Layout in French', ...journeys(), env: { SUITE: 'languages', JOURNEYS: 'all' } },
  pseudo: {
    what: 'Layout in a pseudo-language',
    ...journeys(),
    build: node(tool('vite'), ...pseudoBuild),
    env: { ...noEnv, VITE_BACKEND: 'demo', SUITE: 'languages', JOURNEYS: 'all', PSEUDO_CONFIG: pseudoConfig },
  },
  nginx: {
    what: 'Journeys served by nginx',
    // Generous: not part of npm test.
    ...journeys('--project=demo', '--project=hosted', '--timeout=180000'),
    which: ['guest.spec.ts', 'customer.spec.ts', 'admin.spec.ts', 'policy.spec.ts'],
    env: { SERVE: 'nginx', JOURNEYS: 'all' },
    missing: findProgram('nginx') ? null : 'no nginx on that machine',
  },
  browsers: {
    what: 'Core journeys in Firefox and WebKit',
    ...journeys(),
    env: { SUITE: 'browsers' },
    missing: [firefox, webkit].some((browser) => existsSync(browser.executablePath())) ? null : 'neither is installed',
  },
  mutants: {
    what: 'Mutants of the payment and money rules',
    command: script('test:mutants'),
    count: countMutants,
    survivors: true,
  },
  screenshots: { ...journeys(), env: { SUITE: 'screenshots', JOURNEYS: 'all' } },
};
