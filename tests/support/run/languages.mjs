import { spawnSync } from 'node:child_process';
import { noEnv } from './buildEnv.mjs';
import { findBrowser } from './findBrowser.mjs';
import { reports } from './stages.mjs';
import { tool } from './tools.mjs';

/**
 * `npm run test:languages -- pseudo`: reflow and whole texts in French and in a pseudo-language, accented and at least 40 %
 * longer than English, which stands in the place of French in a build that only this run makes.
 */
const runs = {
  french: { build: '.cache/dist-demo', env: {} },
  pseudo: { build: '.cache/dist-pseudo', env: { TEXTS_WRITER: 'tests/support/pseudo.mjs' } },
};
const [name, ...rest] = process.argv.slice(2);
const wanted = name in runs ? [name] : Object.keys(runs);
const patterns = name in runs ? rest : process.argv.slice(2);
const browser = { CHROME_PATH: await findBrowser() };
const run = (args, env) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...browser, JOURNEYS: 'all', ...env } })
    .status === 0;

const sum = { passed: 0, failed: 0 };
for (const each of wanted) {
  const { build, env } = runs[each];
  const args = [tool('vite'), 'build', '--outDir', build, '--emptyOutDir', '--logLevel', 'warn'];
  const config = ['--config', 'tests/languages/playwright.config.ts'];
  const built = run(args, { ...noEnv, VITE_BACKEND: 'demo', ...env });
  const ok = built && run([tool('@playwright/test', 'playwright'), 'test', ...config, ...patterns], env);
  const { passed, failed } = built ? reports.playwright('.cache/reports/playwright.json') : { passed: 0, failed: 1 };
  sum.passed += passed;
  sum.failed += ok ? failed : Math.max(failed, 1);
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
