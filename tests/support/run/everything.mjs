import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findBrowser } from './findBrowser.mjs';
import { node, startStages } from './stages.mjs';
import { suites } from './suites.mjs';

/**
 * `npm run test:all`: `npm test` and all longer suites, one after the other; writes the results with their date to
 * docs/quality.md. `npm run test:all -- nginx faults` runs only those named and keeps the other rows.
 */
const page = 'docs/quality.md';
const wanted = process.argv.slice(2);

function closingLine(output) {
  const [, passed, failed] = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return { passed: Number(passed), failed: Number(failed) };
}

const { screenshots: _, ...others } = suites;
const parts = [
  { name: 'test', what: '`npm test`', command: node('tests/support/run/all.mjs'), count: closingLine },
  ...Object.entries(others).map(([name, suite]) => ({
    ...suite,
    name,
    command: node('tests/support/run/suite.mjs', name),
  })),
];

const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

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
  const ok = await stage(part.name, part.command, { env: part.allEnv, read: true, count });
  // The first part has built both variants.
  if (part.name === 'test') process.env.BUILT = 'yes';
  const { passed = 0, failed = 0, note } = seen ?? {};
  const minutes = `${Math.max(1, Math.round((Date.now() - from) / 60_000))} min`;
  const figures = seen
    ? `${passed} passed, ${failed} ${part.survivors ? 'survived' : 'failed'}`
    : 'ended without a report';
  writeLine(part, [`${ok ? '' : 'failed: '}${figures}`, note, minutes].filter(Boolean).join(', '));
}
end();
