import path from 'node:path';
import { defineConfig } from '@playwright/test';
import shop from '../e2e/playwright.config';
import type { ShopOptions } from '../e2e/support/shopTest';
import { demoPort, origin } from '../support/run/ports.mjs';

const server = 'node_modules/tsx/dist/cli.mjs --tsconfig tests/tsconfig.json tests/languages/serve.ts';

/** The layout in French and, with PSEUDO, in a language of longer texts. */
export default defineConfig<ShopOptions>({
  ...shop,
  testDir: path.resolve(import.meta.dirname, '..'),
  testMatch: ['e2e/reflow.demo.spec.ts', 'languages/*.spec.ts'],
  use: { ...shop.use, baseURL: origin(demoPort), variant: 'demo', language: 'fr', locale: 'fr-CA' },
  projects: [{ name: process.env.TEXTS_WRITER ? 'pseudo' : 'french' }],
  webServer: { ...[shop.webServer].flat()[0], command: `"${process.execPath}" ${server}` },
});
