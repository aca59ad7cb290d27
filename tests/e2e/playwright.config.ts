import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { demoPort, devPort, type Lane, lanes, origin } from '../support/run/ports.mjs';
import type { ShopOptions } from './support/shopTest';

const root = path.resolve(import.meta.dirname, '../..');
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
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // What passes only at the second try has a fault of its own.
  retries: 0,
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
    // Recording every journey costs a quarter of the run: "npm run test:journeys -- --trace on NAME" records those named.
    screenshot: 'only-on-failure',
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
  // In the order in which they begin: the lanes with one worker each first, what fills up the rest behind them.
  projects: [
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
    {
      name: 'demo',
      testIgnore: ['**/*.hosted.spec.ts', '**/*.dev.spec.ts'],
      use: { baseURL: origin(demoPort), flavour: 'demo' },
    },
    { name: 'dev', testMatch: '**/*.dev.spec.ts', use: { baseURL: origin(devPort), flavour: 'demo' } },
  ],
  webServer: {
    command: `"${process.execPath}" node_modules/tsx/dist/cli.mjs --tsconfig tests/tsconfig.json tests/support/hosting/journeys.ts`,
    cwd: root,
    url: origin(demoPort),
    reuseExistingServer: false,
  },
});
