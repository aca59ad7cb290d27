import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  defineConfig,
  devices,
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
  webkit,
} from '@playwright/test';
import { browserArgs } from '../support/run/browserArgs.mjs';
import { demoPort, devPort, hostedPorts, origin } from '../support/run/ports.mjs';
import type { ShopOptions } from './support/shopTest';

const root = path.resolve(import.meta.dirname, '../..');
/**
 * Journeys of `npm run test:all` alone: they build, wait for long, watch an animation, or look once more at what axe's journeys
 * see at 320 px and what tests of rules say of colours and texts.
 */
const long = ['**/{hydration,newVersion,report}.hosted.spec.ts', '**/{productPicture,reflow}.demo.spec.ts'];

/**
 * What one build shows, only `npm run test:all` also tests on the other one. In `npm test`, guests buy from the hosted build in
 * the journeys of payment faults. Both halves take as long, for they run beside each other.
 */
const testedOnDemo = ['**/{dashboard,french,guest,listing,theme}.spec.ts'];
const testedOnHosted = ['**/{admin,customer,policy}.spec.ts'];
const unlessAll = <Pattern>(...patterns: readonly Pattern[]) => (process.env.JOURNEYS === 'all' ? [] : [...patterns]);
/** Single journeys that `npm run test:all` alone runs: another one, or a test of rules or screens, tests nearly the same. */
const longOnes = unlessAll(/@long/);
/** Of the payment faults, `npm test` runs the core. */
const otherFaults = process.env.FAULTS === 'all' ? [] : [/fault \d+[a-z]?, (?!.*@core)/];
/** A page with a worker downloads the whole shop: `npm test` lets journeys do so that say `serviceWorkers: 'allow'`. */
const downloads = process.env.JOURNEYS === 'all' || process.env.FAULTS === 'all';

const hosted = { baseURL: origin(hostedPorts.page), variant: 'hosted', apiPort: hostedPorts.api } as const;
const demo = { baseURL: origin(demoPort), variant: 'demo' } as const;

type Journeys = Project<PlaywrightTestOptions & ShopOptions, PlaywrightWorkerOptions>;

/** Suites of their own, which SUITE names (`suites.mjs`). */
const ownSuites: Readonly<Record<string, Journeys[]>> = {
  screenshots: [{ name: 'screenshots', testMatch: '**/screenshots.spec.ts', use: demo }],
  // In French and, with PSEUDO_CONFIG, in a language of longer texts.
  languages: [
    {
      name: process.env.PSEUDO_CONFIG ? 'pseudo' : 'french',
      testMatch: ['**/reflow.demo.spec.ts', '**/wholeTexts.spec.ts'],
      use: { ...demo, language: 'fr', locale: 'fr-CA' },
    },
  ],
  browsers: [firefox, webkit]
    .filter((browser) => existsSync(browser.executablePath()))
    .map((browser) => ({
      name: browser.name(),
      testMatch: '**/{guest,customer,admin}.spec.ts',
      workers: 1,
      fullyParallel: false,
      use: {
        ...devices[browser.name() === 'firefox' ? 'Desktop Firefox' : 'Desktop Safari'],
        ...hosted,
        launchOptions: {},
      },
    })),
};
const ofOwnSuites = '**/{screenshots,wholeTexts}.spec.ts';

/** Journeys on the production builds: the demo, and the hosted build against the test server. */
export default defineConfig<ShopOptions>({
  testDir: '.',
  outputDir: path.join(root, '.cache/journeys'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // A flaky test is a bug.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The same screenshots for all platforms: they are too small to show font differences.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/reports/playwright.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Tracing everything costs a quarter of the run; "npm run test:journeys -- --trace on NAME" traces some.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      // Draws pages without a graphics card; the browser would emulate one, for a tenth of the run.
      args: [...browserArgs, '--disable-gpu'],
    },
  },
  projects: ownSuites[process.env.SUITE ?? ''] ?? [
    {
      name: 'hosted',
      // Its tests share a server and set its faults.
      workers: 1,
      fullyParallel: false,
      use: { ...hosted, serviceWorkers: downloads ? 'allow' : 'block' },
      grepInvert: [...longOnes, ...otherFaults],
      // Tests without a server behave alike in both variants, and run in the demo.
      testIgnore: [
        '**/*.demo.spec.ts',
        '**/*.dev.spec.ts',
        '**/{home,zoom}.spec.ts',
        ofOwnSuites,
        ...unlessAll(...long, ...testedOnDemo),
      ],
    },
    {
      name: 'demo',
      grepInvert: longOnes,
      testIgnore: ['**/*.hosted.spec.ts', '**/*.dev.spec.ts', ofOwnSuites, ...unlessAll(...long, ...testedOnHosted)],
      use: demo,
    },
    { name: 'dev', testMatch: '**/*.dev.spec.ts', use: { baseURL: origin(devPort), variant: 'demo' } },
  ],
  webServer: {
    command: `"${process.execPath}" node_modules/tsx/dist/cli.mjs --tsconfig tests/tsconfig.json tests/support/hosting/journeys.ts`,
    cwd: root,
    env: { RUNNER: `${process.pid}` },
    url: origin(demoPort),
    reuseExistingServer: false,
  },
});
