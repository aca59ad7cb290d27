import { test } from '@playwright/test';
import type { ShopOptions } from './shopTest';

/** The test server of the hosted build; only valid within a test. */
export function apiOrigin(): string {
  const { apiPort } = test.info().project.use as Partial<ShopOptions>;
  return `http://127.0.0.1:${apiPort}`;
}
