import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { findBrowser } from './findBrowser.mjs';
import { node, reports, script, startStages } from './stages.mjs';
import { tool } from './tools.mjs';

/**
 * `npm run test:all`: `npm test` and all longer suites, one after the other; writes the results with their date to
 * docs/quality.md. `npm run test:all -- nginx faults` runs only those named and keeps the other rows.
 */
const page = 'docs/quality.md';
const wanted = process.argv.slice(2);
const playwrightReport = '.cache/reports/playwright.json';
const vitestReport = '.cache/reports/vitest-all.json';

function closingLine(output) {
  const [, passed, failed] = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return { passed: Number(passed), failed: Number(failed) };
}

function mutants() {
  const { files } = JSON.parse(readFileSync('.cache/reports/mutants.json', 'utf8'));
  const all = Object.values(files).flatMap((file) => file.mutants.map(({ status }) => status));
  const killed = all.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const alive = all.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return { passed: killed, failed: alive, note: `${((100 * killed) / (killed + alive)).toFixed(1)} % killed` };
}

const onPath = (program) =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'].some((folder) =>
    existsSync(path.join(folder, program)),
  );
const badAnswers = ['tests/unit/api/badAnswers', 'tests/screens/badAnswers', 'tests/screens/corruptStorage'];
const vitest = (...which) =>
  node(tool('vitest'), 'run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`);
const built = { BUILT: 'yes' };

/** `survivors`: whether surviving mutants are allowed, up to the tool's threshold. */
const parts = [
  {
    name: 'test',
    what: '`npm test`',
    command: node('tests/support/run/all.mjs'),
    count: closingLine,
  },
  {
    name: 'bad-answers',
    what: 'Every malformed answer, every corrupt storage',
    command: vitest(...badAnswers),
    env: { BAD_ANSWERS: 'all' },
    count: () => reports.vitest(vitestReport),
  },
  {
    name: 'model',
    what: 'Payment model check, 100,000 schedules',
    command: vitest('tests/unit/payment/model'),
    env: { MODEL_SCHEDULES: '50000' },
    count: () => reports.vitest(vitestReport),
  },
  {
    name: 'faults',
    what: 'Every payment fault in a browser',
    command: node('tests/support/run/faults.mjs'),
    count: () => reports.playwright(playwrightReport),
  },
  {
    name: 'journeys',
    what: 'Every journey on both builds, axe at three widths and in the dark theme',
    command: node('tests/support/run/journeys.mjs'),
    env: { ...built, AXE: 'all', JOURNEYS: 'all' },
    count: () => reports.playwright(playwrightReport),
  },
  {
    name: 'spoken',
    what: 'What a screen reader says in French',
    command: vitest('--project=screens-in-french'),
    count: () => reports.vitest(vitestReport),
  },
  {
    name: 'languages',
    what: 'Layout in French and in a pseudo-language',
    command: node('tests/support/run/languages.mjs'),
    count: closingLine,
  },
  {
    name: 'nginx',
    what: 'Journeys served by nginx',
    command: node('tests/support/run/nginx.mjs'),
    env: built,
    count: () => reports.playwright(playwrightReport),
    missing: onPath('nginx') ? null : 'no nginx on that machine',
  },
  {
    name: 'browsers',
    what: 'Core journeys in Firefox and WebKit',
    command: node('tests/support/run/browsers.mjs'),
    env: built,
    count: () => reports.playwright(playwrightReport),
    missing: [firefox, webkit].some((browser) => existsSync(browser.executablePath())) ? null : 'neither is installed',
  },
  {
    name: 'mutants',
    what: 'Mutants of the payment and money rules',
    command: script('test:mutants'),
    count: mutants,
    survivors: true,
  },
];

const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

mkdirSync('.cache/reports', { recursive: true });
process.env.CHROME_PATH = await findBrowser();
const { stage, end } = startStages();
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || 'unknown';
const today = new Date().toISOString().slice(0, 10);

function writeLine({ what }, result) {
  const line = `| ${what} | ${result} | ${today}, ${commit} |`;
  const lines = readFileSync(page, 'utf8').split('\n');
  writeFileSync(page, lines.map((old) => (old.startsWith(`| ${what} |`) ? line : old)).join('\n'));
}

for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  if (part.missing) {
    console.log(`\n▸ ${part.name}: left out, ${part.missing}`);
    continue;
  }
  let seen = null;
  const count = (output) => {
    seen = part.count(output);
    return part.survivors ? { ...seen, failed: 0 } : seen;
  };
  const from = Date.now();
  const ok = await stage(part.name, part.command, { env: part.env, read: true, count });
  const { passed = 0, failed = 0, note } = seen ?? {};
  const minutes = `${Math.max(1, Math.round((Date.now() - from) / 60_000))} min`;
  const figures = seen
    ? `${passed} passed, ${failed} ${part.survivors ? 'survived' : 'failed'}`
    : 'ended without a report';
  writeLine(part, [`${ok ? '' : 'failed: '}${figures}`, note, minutes].filter(Boolean).join(', '));
}
end();
