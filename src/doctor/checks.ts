import type { Env } from '@/config/envCheck';
import type { Browser } from './browser';
import type { Connection } from './connection';
import type { Reads } from './reads';

export interface Credentials {
  readonly customer?: { readonly email: string; readonly password: string };
  readonly admin?: { readonly username: string; readonly password: string };
}

/** What the checks look at. */
export interface Visit {
  /** With whole addresses for checks of the backend; for checks of the site, as the build reads it. */
  readonly env: Env;
  /** The origin of the pages that shoppers open. */
  readonly origin: string;
  /** A deployed shop, without a trailing slash; null to check the backend alone. */
  readonly site: string | null;
  readonly credentials: Credentials;
  readonly browser: Browser;
  readonly reads: Reads;
  /** One connection for each origin. */
  readonly connection: (url: string) => Promise<Connection>;
}

export interface Found {
  /** Problems with which shoppers cannot, or must not, use the shop. */
  readonly faults?: readonly string[];
  readonly advice?: readonly string[];
  /** Why there was nothing to check. */
  readonly notChecked?: string;
}

export interface Check {
  readonly id: string;
  /** What is true for a healthy shop. */
  readonly asks: string;
  readonly run: (visit: Visit) => Found | Promise<Found>;
  /** What it means for shoppers if it is not true. */
  readonly shoppers: string;
  /** What to request from the people who run the backend or the host. */
  readonly askFor: string;
}

export interface Result extends Omit<Check, 'run'> {
  readonly level: 'ok' | 'advice' | 'fault' | 'not checked';
  readonly faults: readonly string[];
  readonly advice: readonly string[];
  readonly notChecked: string;
}

function levelOf({ faults = [], advice = [], notChecked }: Found): Result['level'] {
  if (faults.length > 0) return 'fault';
  if (advice.length > 0) return 'advice';
  return notChecked === undefined ? 'ok' : 'not checked';
}

export function resultOf(check: Omit<Check, 'run'>, found: Found): Result {
  const { faults = [], advice = [], notChecked = '' } = found;
  return { ...check, level: levelOf(found), faults, advice, notChecked };
}

/** Runs the checks one after the other, so that a host handles one at a time. */
export async function runChecks(checks: readonly Check[], visit: Visit): Promise<Result[]> {
  const results: Result[] = [];
  for (const { run, ...check } of checks) results.push(resultOf(check, await run(visit)));
  return results;
}

const examplesShown = 3;

/** "12 products have no price: A, B, C …"; [] for an empty list. Examples must not be personal data. */
export function counted(what: string, examples: readonly string[]): string[] {
  if (examples.length === 0) return [];
  const shown = [...new Set(examples)].slice(0, examplesShown).join(', ');
  return [`${examples.length} ${what}: ${shown}${examples.length > examplesShown ? ' …' : ''}`];
}
