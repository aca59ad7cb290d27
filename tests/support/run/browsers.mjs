import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** `npm run test:browsers`: the core journeys in Firefox and WebKit, as far as Playwright finds them installed. */
const [found, missing] = [true, false].map((there) =>
  [firefox, webkit]
    .filter((browser) => existsSync(browser.executablePath()) === there)
    .map((browser) => browser.name()),
);
for (const name of missing) console.log(`  – ${name} is not installed: left out (npx playwright install ${name})`);
if (found.length === 0) process.exit(0);
const projects = found.map((name) => `--project=${name}`);
const { status } = spawnSync(
  process.execPath,
  ['tests/support/run/journeys.mjs', ...projects, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, BROWSERS: 'other' },
  },
);
process.exit(status ?? 1);
