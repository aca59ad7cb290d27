import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { ShopOptions } from './support/shopTest';

const root = path.resolve(import.meta.dirname, '../..');
const origin = (port: number) => `http://127.0.0.1:${port}`;
const preview = (dist: string, port: number) => ({
  command: `npx vite preview --outDir .cache/${dist} --host 127.0.0.1 --port ${port} --strictPort`,
  cwd: root,
  url: origin(port),
  reuseExistingServer: false,
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
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/reports/playwright.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    trace: 'retain-on-failure',
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
      use: { baseURL: origin(4301), flavour: 'demo' },
    },
    {
      // One worker: the tests share one server and set its faults.
      name: 'hosted',
      workers: 1,
      fullyParallel: false,
      testIgnore: ['**/*.demo.spec.ts', '**/*.dev.spec.ts'],
      // Of the table of faults only the core, unless all of it is asked for.
      ...(process.env.FAULTS === 'all' ? {} : { grepInvert: /fault \d+[a-z]?, (?!.*@core)/ }),
      use: { baseURL: origin(4302), flavour: 'hosted' },
    },
    { name: 'dev', testMatch: '**/*.dev.spec.ts', use: { baseURL: origin(4303), flavour: 'demo' } },
  ],
  webServer: [
    preview('dist-demo', 4301),
    preview('dist-hosted', 4302),
    {
      command: 'npx vite --host 127.0.0.1 --port 4303 --strictPort',
      cwd: root,
      url: origin(4303),
      env: { VITE_BACKEND: 'demo' },
      reuseExistingServer: false,
    },
    {
      command: 'npx tsx --tsconfig tests/tsconfig.json tests/support/server/cli.ts',
      cwd: root,
      url: `${origin(4310)}/product/getProducts`,
      reuseExistingServer: false,
    },
  ],
});
