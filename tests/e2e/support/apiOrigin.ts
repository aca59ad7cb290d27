import { test } from '@playwright/test';
import type { ShopOptions } from './shopTest';

/** Where the test server of the running project's lane listens; only within a test. */
export function apiOrigin(): string {
  const { apiPort } = test.info().project.use as Partial<ShopOptions>;
  return `http://127.0.0.1:${apiPort}`;
}
