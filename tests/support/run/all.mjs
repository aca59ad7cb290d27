import { rmSync } from 'node:fs';
import { findBrowser } from './findBrowser.mjs';
import { node, playwright, script, startStages, vitest } from './stages.mjs';

/**
 * `npm test`: checks beside the builds and what follows them, then one kind of test after the other. A failure does not stop
 * later stages.
 */
rmSync('.cache/reports', { recursive: true, force: true });
const { stage, end } = startStages();

async function checks() {
  for (const name of ['lock-file', 'types', 'lint', 'dead-code', 'duplicates'])
    await stage(name, script(name), { beside: true });
}

// Installs a browser where none is, beside the builds and the checks.
const browser = findBrowser();
browser.catch((error) => console.error(error));
const checked = checks();
const built = await stage('builds of both variants', script('test:builds'));

const tests = vitest('--project=rules', '--project=screens', '--tags-filter=!long');
await stage('rules and screens', tests.command, tests);
await checked;

if (built) {
  const journeys = playwright();
  const env = { CHROME_PATH: await browser.catch(() => '') };
  await stage('journeys', journeys.command, { ...journeys, env });
  await stage('axe saw every kind of screen', node('tests/support/run/axeCount.mjs'));
}
end();
