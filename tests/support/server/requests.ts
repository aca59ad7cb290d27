import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CallName, calls, type HostName } from '@/contract/calls';
import type { HandlerOptions } from '@/demo/server/handlers';
import { parseJson } from '@/lib/text';

const names = Object.keys(calls) as CallName[];

function matches(name: CallName, host: HostName, method: string, pathname: string): boolean {
  const call = calls[name];
  const pattern = new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`);
  return call.host === host && call.method === method && pattern.test(pathname);
}

/** The call of §7 that a request matches, or null. Fixed paths take precedence over `:name` ones. */
export function callOfRequest(host: HostName, method: string, pathname: string): CallName | null {
  const found = names.filter((name) => matches(name, host, method, pathname));
  return found.find((name) => !calls[name].path.includes(':')) ?? found[0] ?? null;
}

/** A recorded request, for assertions. */
export interface RecordedRequest {
  readonly host: HostName;
  /** Null for pictures, the PayPal script and unhandled requests. */
  readonly call: CallName | null;
  readonly method: string;
  /** Still encoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed if JSON, else the text; null if empty. */
  readonly body: unknown;
  /** ISO date and time. */
  readonly at: string;
  /** True if no handler matched. */
  unhandled: boolean;
}

/** Records a clone, leaving the request unread. */
export async function recordRequest(host: HostName, request: Request): Promise<RecordedRequest> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    host,
    call: callOfRequest(host, request.method, url.pathname),
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: parseJson(text) ?? (text || null),
    at: new Date().toISOString(),
    unhandled: false,
  };
}

const demo = path.join(import.meta.dirname, '../../../src/demo');

/** The demo's files, read by Node. */
export const demoFiles: Pick<HandlerOptions, 'payPalScript' | 'readPicture'> = {
  payPalScript: readFileSync(path.join(demo, 'payPal/standIn.js'), 'utf8'),
  readPicture: (file) => readFile(path.join(demo, 'pictures', file), 'utf8').catch(() => null),
};
