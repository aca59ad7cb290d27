import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../support/server/listen';
import { benchArgs, executablePath } from './freshBrowser';

/** The figures from Lighthouse's audits of its simulated phone, in ms. */
const audits = {
  'simulated first paint': 'first-contentful-paint',
  'simulated largest paint': 'largest-contentful-paint',
  'simulated blocking': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  SEO: 'seo',
};
const tries = 3;

/** One run in a new browser process, retried if the browser fails to record the page. */
export async function lighthouseFigures(url: string): Promise<Record<string, number>> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = await freePort();
    const browser = await chromium.launch({ executablePath, args: [...benchArgs, `--remote-debugging-port=${port}`] });
    try {
      const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.values(categories) });
      if (!result || result.lhr.runtimeError) continue;
      const { lhr } = result;
      const times = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]);
      const scores = Object.entries(categories).map(([name, id]) => [
        `Lighthouse: ${name}`,
        (lhr.categories[id]?.score ?? Number.NaN) * 100,
      ]);
      return Object.fromEntries([...times, ...scores]);
    } finally {
      await browser.close();
    }
  }
  throw new Error(`Lighthouse could not measure ${url}`);
}
