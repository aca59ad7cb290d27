import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { demoPort, devPort, type Lane, lanes, origin } from '../support/run/ports.mjs';
import type { ShopOptions } from './support/shopTest';

const root = path.resolve(import.meta.dirname, '../..');
/** A build under the headers made for it; SERVE=nginx has nginx do it (`npm run test:nginx`). */
const served = (dist: string, port: number) => ({
  command: `npx tsx --tsconfig tests/tsconfig.json tests/support/hosting/cli.ts .cache/${dist} ${port}`,
  cwd: root,
  url: origin(port),
  reuseExistingServer: false,
});

const testServer = (lane: keyof typeof lanes) => ({
  command: 'npx tsx --tsconfig tests/tsconfig.json tests/support/server/cli.ts',
  cwd: root,
  url: `${origin(lanes[lane].api)}/product/getProducts`,
  env: { LANE: lane },
  reuseExistingServer: false,
});

/** One worker a lane: its tests share a server and set its faults. */
const onOneServer = (lane: Lane) => ({
  workers: 1,
  fullyParallel: false,
  use: { baseURL: origin(lane.page), flavour: 'hosted' as const, apiPort: lane.api },
});

/** Journeys on the production builds: the demo flavour, and the hosted flavour against the handlers over real ports. */
export default defineConfig<ShopOptions>({
  testDir: '.',
  outputDir: path.join(root, '.cache/journeys'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A journey that passes only at the second try passes, and is named as flaky in the report.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The same pictures for every system: they are too small to show its fonts.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/reports/playwright.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Of the second try only: recording every journey costs a quarter of the run.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'demo',
      testIgnore: ['**/*.hosted.spec.ts', '**/*.dev.spec.ts'],
      use: { baseURL: origin(demoPort), flavour: 'demo' },
    },
    {
      ...onOneServer(lanes.hosted),
      name: 'hosted',
      // What talks to no server is the same in both flavours, and runs in the demo.
      testIgnore: ['**/*.demo.spec.ts', '**/*.dev.spec.ts', '**/faults/**', '**/{home,search,videos,zoom}.spec.ts'],
    },
    {
      ...onOneServer(lanes.faults),
      name: 'faults',
      testMatch: '**/faults/*.hosted.spec.ts',
      // Of the table of faults only the core, unless all of it is asked for.
      ...(process.env.FAULTS === 'all' ? {} : { grepInvert: /fault \d+[a-z]?, (?!.*@core)/ }),
    },
    { name: 'dev', testMatch: '**/*.dev.spec.ts', use: { baseURL: origin(devPort), flavour: 'demo' } },
  ],
  webServer: [
    served('dist-demo', demoPort),
    served('dist-hosted', lanes.hosted.page),
    served('dist-faults', lanes.faults.page),
    testServer('hosted'),
    testServer('faults'),
  ],
});
