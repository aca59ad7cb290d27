import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from './findBrowser.mjs';
import { node, reports, script, startStages } from './stages.mjs';
import { tool } from './tools.mjs';

/**
 * `npm test`: checks beside the builds and what follows them, then one kind of test after the other. A failure does not stop
 * later stages.
 */
rmSync('.cache/reports', { recursive: true, force: true });
mkdirSync('.cache/reports', { recursive: true });
const { stage, end } = startStages();

async function checks() {
  const beside = { beside: true };
  await stage('lock file', script('lock-file'), beside);
  await stage('types', script('types'), beside);
  await stage('lint and format', script('lint'), beside);
  await stage('dead code', script('dead-code'), beside);
  await stage('duplicates', script('duplicates'), beside);
}

// Installs a browser where none is, beside the builds and the checks.
const browser = findBrowser();
browser.catch((error) => console.error(error));
const checked = checks();
const built = await stage('builds of both variants', script('test:builds'));

const report = '.cache/reports/vitest.json';
const which = ['--project=rules', '--project=screens', '--tags-filter=!long'];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
await stage('rules and screens', node(tool('vitest'), 'run', ...which, ...reporters), {
  count: () => reports.vitest(report),
});
await checked;

if (built) {
  const journeys = ['test', '--config', 'tests/e2e/playwright.config.ts'];
  await stage('journeys', node(tool('@playwright/test', 'playwright'), ...journeys), {
    env: { CHROME_PATH: await browser.catch(() => '') },
    count: () => reports.playwright('.cache/reports/playwright.json'),
  });
  await stage('axe saw every kind of screen', node('tests/support/run/axeCount.mjs'));
}
end();
