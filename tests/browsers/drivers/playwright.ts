import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from '@playwright/test';
import { type Browser, type StartBrowser, viewport } from './browser';

async function startBrowser(type: BrowserType): Promise<Browser> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    name: `Playwright's ${type.name()} ${browser.version()}`,
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    errors: () => errors,
    close: () => browser.close(),
  };
}

/** Null if not installed. */
export function findPlaywrights(name: 'firefox' | 'webkit'): StartBrowser | null {
  const type = { firefox, webkit }[name];
  return existsSync(type.executablePath()) ? () => startBrowser(type) : null;
}
