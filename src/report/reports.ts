import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { session } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import type { PaymentState } from '@/payment/record';
import { type RouteLog, scrub, stackFrames } from './scrub';

/** LCP, INP and TTFB in ms, CLS without a unit. */
export interface FigureReport {
  readonly kind: 'figure';
  readonly name: string;
  readonly value: number;
  /** The same for all values of one figure in one page load, of which the last counts. */
  readonly id: string;
  readonly navigation: string;
  /** A pattern of `src/config/paths.ts`, or `*`. */
  readonly route: string;
}

export interface ErrorReport {
  readonly kind: 'error';
  readonly name: string;
  readonly message: string;
  /** Function, file, line and column, innermost first. */
  readonly frames: readonly string[];
  readonly route: string;
}

export interface PaymentReport {
  readonly kind: 'payment';
  readonly attempt: string;
  readonly capture: string | null;
  readonly state: PaymentState | 'UNREADABLE';
  /** Null if the record cannot be read. */
  readonly cents: number | null;
  readonly currency: string | null;
  readonly route: string;
}

export type Report = FigureReport | ErrorReport | PaymentReport;

/** Resolves to whether the report was sent. */
export type Send = (report: Report) => Promise<boolean>;

/**
 * Sends reports that outlive their page: without cookies and referrer, unlike `sendBeacon`, and as plain text whose
 * response is not read, so that the host needs no CORS. The dashboard, which shows customers' data, sends none.
 */
export function sendTo(url: string, release: string): Send {
  return async (report) => {
    if (report.route.startsWith('/admin/')) return false;
    const options: RequestInit = {
      method: 'POST',
      body: JSON.stringify({ version: 1, release, ...report }),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive: true,
    };
    return fetch(url, options).then(
      () => true,
      () => false,
    );
  };
}

/** The build's id: the hash in the name of its first module, which changes with any code of the build. */
export function releaseOf(scripts: readonly string[]): string {
  const hashes = scripts.flatMap((src) => /\/assets\/index-([\w-]{8})\.js$/.exec(src)?.[1] ?? []);
  return hashes[0] ?? 'unknown';
}

/** When a figure was measured: layout shifts and interactions at their own time, loading at the page's start. */
function momentOf({ name, navigationType, entries }: MetricType): number {
  if (navigationType === 'back-forward-cache') return entries[0]?.startTime ?? performance.now();
  return name === 'CLS' || name === 'INP' ? (entries[0]?.startTime ?? 0) : 0;
}

export function figureReport(metric: MetricType, routes: Pick<RouteLog, 'at'>): FigureReport {
  const { name, value, id, navigationType } = metric;
  return {
    kind: 'figure',
    name,
    value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    id,
    navigation: navigationType,
    route: routes.at(momentOf(metric)),
  };
}

export function reportFigures(routes: RouteLog, send: Send): void {
  const report = (metric: MetricType) => void send(figureReport(metric, routes));
  onTTFB(report);
  onLCP(report);
  onCLS(report);
  onINP(report);
}

const mostPerVisit = 10;
const storageKey = 'reported-errors';

export type ErrorFacts = Pick<ErrorReport, 'name' | 'message' | 'frames'>;

/** What may be reported of a thrown value; `fallback` is the browser's own message. */
export function errorFacts(thrown: unknown, fallback: string, known: readonly string[]): ErrorFacts {
  const { name, message, stack } =
    thrown instanceof Error ? thrown : { name: typeof thrown, message: fallback, stack: '' };
  return {
    name: /^\w{1,40}$/.test(name) ? name : 'Error',
    message: scrub(message, known),
    frames: stackFrames(stack ?? ''),
  };
}

function readReported(): string[] {
  const stored = parseJson(session.read(storageKey) ?? '');
  return Array.isArray(stored) ? stored.map(String) : [];
}

/** Tells whether to report an error: each once, and `mostPerVisit` in a visit, which a reload does not end. */
export function makeErrorLimit(): (facts: ErrorFacts) => boolean {
  const reported = readReported();
  return ({ name, message, frames }) => {
    const error = [name, message, frames[0]].join(' ');
    if (reported.length >= mostPerVisit || reported.includes(error)) return false;
    reported.push(error);
    session.write(storageKey, JSON.stringify(reported));
    return true;
  };
}

/** Calls `listener` with each uncaught error and unhandled rejection. */
export function onUncaught(listener: (thrown: unknown, message: string) => void): void {
  window.addEventListener('error', ({ error, message }) => listener(error, message));
  window.addEventListener('unhandledrejection', ({ reason }) => listener(reason, 'Unhandled rejection'));
}
