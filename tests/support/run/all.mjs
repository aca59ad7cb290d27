import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './findBrowser.mjs';

/**
 * Everything that must hold, in one run: checks first, then rules and screens, then both builds and the journeys on them.
 * Ends with the line "N passed, N failed". A later stage still runs after a failure, so that one run tells all.
 */
const counts = { passed: 0, failed: 0 };
const failures = [];

function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function tally(name, passed, failed) {
  counts.passed += passed;
  counts.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed}`);
}

function check(name, command, args, env) {
  console.log(`\n▸ ${name}`);
  const ok = run(command, args, env);
  tally(name, ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

/** Runs a test runner and reads its counts; a runner that ends without a report counts as one failure. */
function suite(name, command, args, readCounts, env) {
  console.log(`\n▸ ${name}`);
  const ok = run(command, args, env);
  try {
    const { passed, failed } = readCounts();
    tally(name, passed, ok ? failed : Math.max(failed, 1));
  } catch {
    tally(name, 0, 1);
  }
}

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

rmSync('.cache/reports', { recursive: true, force: true });
mkdirSync('.cache/reports', { recursive: true });
const browser = await findBrowser();

check('lock file', 'npm', ['run', '-s', 'lock-file']);
check('types', 'npm', ['run', '-s', 'types']);
check('lint, format and import rules', 'npm', ['run', '-s', 'lint']);
check('dead code', 'npm', ['run', '-s', 'dead-code']);
check('duplicates', 'npm', ['run', '-s', 'duplicates']);
suite(
  'rules and screens',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/reports/vitest.json'],
  () => {
    const report = json('.cache/reports/vitest.json');
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  },
);
const built = check('builds of both flavours', 'npm', ['run', '-s', 'test:builds']);
if (built) {
  check('the hosted build holds no trace of the demo', 'node', ['tests/support/run/hostedTrace.mjs']);
  check('code of the dashboard reaches no shopper', 'node', ['tests/support/run/adminApart.mjs']);
  suite(
    'journeys',
    'npx',
    ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    () => {
      const { stats } = json('.cache/reports/playwright.json');
      if (stats.flaky > 0) console.log(`Passed at the second try only: ${stats.flaky}`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
    { CHROME_PATH: browser },
  );
  check('axe saw every kind of screen', 'node', ['tests/support/run/axeCount.mjs']);
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
