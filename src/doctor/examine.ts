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
  /** The environment as the build reads it. */
  readonly env: Env;
  /** The environment with the shop's origin before addresses that are paths, as the client has it. */
  readonly wholeEnv: Env;
  readonly origin: string;
  readonly site: string | null;
  readonly credentials: Credentials;
  readonly limitMs: number;
  readonly progress: (line: string) => void;
}

/** The calls that would place an order, change something or create an account: they are not sent. */
export const uncheckedCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].method !== 'GET' && name !== 'logIn' && name !== 'adminLogIn',
);

/** Runs all checks. Meanwhile, the client's requests are sent as a browser would send them. */
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
  // The client logs each failed call, which the results report anyway.
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
