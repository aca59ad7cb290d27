import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../support/freePort';
import { benchArgs } from './freshBrowser';

/** What Lighthouse's simulated phone says of a page; times in ms, scores from 0 to 100. */
export interface LighthouseFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function figuresOf({ audits, categories: scores }: Result): LighthouseFigures {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((scores[category]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

const tries = 3;

/** One run in a new browser process. A run that could not record the page, the browser's fault, is made again. */
export async function lighthouseFigures(executablePath: string, url: string): Promise<LighthouseFigures> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath,
      args: [...benchArgs, `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
      if (result && !result.lhr.runtimeError) return figuresOf(result.lhr);
    } finally {
      await browser.close();
    }
  }
  throw new Error(`Lighthouse could not measure ${url}`);
}
