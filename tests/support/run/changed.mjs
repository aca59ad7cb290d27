import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './findBrowser.mjs';
import { node, playwright, script, startStages, vitest } from './stages.mjs';
import { tool } from './tools.mjs';

/**
 * `npm run test:changed`: checks the work since the last commit: types, lint of changed files, related unit and screen
 * tests, and affected journeys. `npm run test:changed -- main` includes all changes since `main`.
 */
const [since = 'HEAD'] = process.argv.slice(2);
const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
};
const changed = [
  ...new Set([
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
].filter((file) => existsSync(file));

/** The journeys that cover a file; the first match counts. */
const through = [
  [/^tests\/e2e\/faults\//, ['faults']],
  [/^src\/(payment|features\/payment)\//, ['guest', 'customer', 'faults']],
  [/^src\/(features\/admin|pages\/Admin)/, ['admin', 'dashboard', 'axe']],
  [/^src\/(features\/(checkout|buy-now|addresses|cart)|pages\/(Cart|Checkout|Payments|Review))/, ['guest', 'customer']],
  [/^src\/features\/(session|account|order|wishlist)/, ['customer', 'guest']],
  [
    /^src\/features\/(catalogue|product|home)|^src\/pages\/(Home|Listing|Product)/,
    ['home', 'listing', 'productPage', 'guest'],
  ],
  [/^src\/(hosting|build|early)\//, ['policy', 'prerender', 'size', 'guest']],
  [/^src\/|^tests\/support\/(server|hosting)\/|^tests\/e2e\/support\//, ['guest', 'customer']],
];
const journeysOf = (file) =>
  /^tests\/e2e\/\w.*\.spec\.ts$/.test(file) ? [file] : (through.find(([files]) => files.test(file))?.[1] ?? []);
const journeys = [...new Set(changed.flatMap(journeysOf))];

if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit(0);
}
console.log(`${changed.length} changed files`);
const { stage, end } = startStages();
await stage('types', script('types'));
const quietly = ['--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
await stage('lint of the changed files', node(tool('@biomejs/biome'), 'check', ...quietly, ...changed));
await stage('import rules', node(tool('vitest'), 'run', 'tests/architecture/imports.test.ts'));
const tests = vitest('--changed', since, '--passWithNoTests');
await stage('rules and screens that import them', tests.command, tests);
if (journeys.length > 0) {
  const command = node('tests/support/run/suite.mjs', 'journeys', ...journeys);
  const { count } = playwright();
  await stage(`journeys through them: ${journeys.join(', ')}`, command, {
    count,
    env: { CHROME_PATH: await findBrowser() },
  });
}
end();
