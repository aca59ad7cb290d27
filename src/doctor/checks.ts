import type { Env } from '@/config/envCheck';
import type { Browser } from './browser';
import type { Connection } from './connection';
import type { Reads } from './reads';

export interface Credentials {
  readonly customer?: { readonly email: string; readonly password: string };
  readonly admin?: { readonly username: string; readonly password: string };
}

/** What the checks ask. */
export interface Visit {
  /** As configured; `hosts` has the whole addresses. */
  readonly env: Env;
  /** Of the pages that shoppers open. */
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
  /** Shoppers cannot, or must not, use the shop like this. */
  readonly faults?: readonly string[];
  readonly advice?: readonly string[];
  /** Why there was nothing to check. */
  readonly notChecked?: string;
}

export interface Check {
  readonly id: string;
  /** What is true on a healthy shop. */
  readonly asks: string;
  readonly run: (visit: Visit) => Found | Promise<Found>;
  /** What it means for shoppers where it is not. */
  readonly shoppers: string;
  /** What to ask the backend's people for, or the host's. */
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

/** Runs the checks one after the other: a host is asked one thing at a time. */
export async function runChecks(checks: readonly Check[], visit: Visit): Promise<Result[]> {
  const results: Result[] = [];
  for (const { run, ...check } of checks) results.push(resultOf(check, await run(visit)));
  return results;
}

const examplesShown = 3;

/** "12 products …, such as A, B, C"; none for an empty list. Never takes what belongs to a person. */
export function counted(what: string, examples: readonly string[]): string[] {
  if (examples.length === 0) return [];
  const shown = [...new Set(examples)].slice(0, examplesShown).join(', ');
  return [`${examples.length} ${what}: ${shown}${examples.length > examplesShown ? ' …' : ''}`];
}
