import lighthouse from 'lighthouse';
import { median } from './median';

/** A page's load times in ms on Lighthouse's phone, and its transferred bytes. */
export interface PageFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speedIndex: number;
  readonly bytes: Readonly<Record<'document' | 'script' | 'fetch' | 'image' | 'font' | 'all', number>>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface NetworkItem {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

function bytesOf(lhr: Result): PageFigures['bytes'] {
  const details = lhr.audits['network-requests']?.details;
  const items: NetworkItem[] = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  const of = (...kinds: string[]) =>
    items
      .filter(({ resourceType = '' }) => kinds.length === 0 || kinds.includes(resourceType.toLowerCase()))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    document: of('document'),
    script: of('script'),
    fetch: of('fetch', 'xhr'),
    image: of('image'),
    font: of('font'),
    all: of(),
  };
}

function figuresOf(lhr: Result): PageFigures {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    bytes: bytesOf(lhr),
  };
}

function medianOf(runs: readonly PageFigures[]): PageFigures {
  const [first] = runs;
  if (!first) throw new Error('No run of Lighthouse ended.');
  const pick = (read: (run: PageFigures) => number) => median(runs.map(read));
  return {
    performance: pick((run) => run.performance),
    accessibility: pick((run) => run.accessibility),
    bestPractices: pick((run) => run.bestPractices),
    seo: pick((run) => run.seo),
    fcp: pick((run) => run.fcp),
    lcp: pick((run) => run.lcp),
    tbt: pick((run) => run.tbt),
    cls: pick((run) => run.cls),
    speedIndex: pick((run) => run.speedIndex),
    bytes: first.bytes,
  };
}

/** Runs Lighthouse's phone preset on a URL, median of several runs, in the browser at a debugging port. */
export async function pageFigures(url: string, debuggingPort: number, runs: number): Promise<PageFigures> {
  const all: PageFigures[] = [];
  // Repeats a run whose recording failed in the browser.
  for (let tries = 0; all.length < runs; tries += 1) {
    if (tries > 2 * runs) throw new Error(`Lighthouse could not measure ${url}`);
    const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error', onlyCategories: [...categories] });
    if (result && !result.lhr.runtimeError) all.push(figuresOf(result.lhr));
  }
  return medianOf(all);
}
