import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Env } from '@/config/envCheck';
import { type CallName, calls } from '@/contract/calls';
import { makeBrowser } from './browser';
import { type Credentials, type Result, runChecks } from './checks';
import { connectTo } from './connection';
import { cookieChecks, hostChecks } from './hostChecks';
import { productChecks } from './productChecks';
import { adminChecks, makeReads, readChecks } from './reads';
import { siteChecks } from './siteChecks';

export interface Examination {
  /** As the build reads it. */
  readonly env: Env;
  /** With the shop's origin before addresses that are paths; the client's own, too. */
  readonly wholeEnv: Env;
  readonly origin: string;
  readonly site: string | null;
  readonly credentials: Credentials;
  readonly limitMs: number;
  readonly progress: (line: string) => void;
}

/** What only an order, a change or a new account would show. */
export const uncheckedCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].method !== 'GET' && name !== 'logIn' && name !== 'adminLogIn',
);

/** Looks at everything. Meanwhile the client's requests go out as a browser would send them. */
export async function examine(examination: Examination): Promise<Result[]> {
  const { env, wholeEnv, site, origin, limitMs, credentials } = examination;
  const browser = makeBrowser(examination);
  const visit = {
    env: wholeEnv,
    origin,
    site,
    credentials,
    browser,
    reads: makeReads(browser),
    connection: weakMapMemoize((url: string) => connectTo(url, limitMs)),
  };
  const { fetch: network } = globalThis;
  const { warn } = console;
  globalThis.fetch = browser.fetch;
  // The client logs each failed call; the list says it.
  console.warn = () => {};
  try {
    const backend = [...hostChecks, ...readChecks, ...productChecks, ...adminChecks, ...cookieChecks];
    const ofBackend = await runChecks(backend, visit);
    return site ? [...ofBackend, ...(await runChecks(siteChecks, { ...visit, env }))] : ofBackend;
  } finally {
    globalThis.fetch = network;
    console.warn = warn;
  }
}
