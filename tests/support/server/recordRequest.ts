import type { CallName, HostName } from '@/contract/calls';
import { callOfRequest } from './callOfRequest';

/** One request as it arrived, for assertions. */
export interface RecordedRequest {
  readonly host: HostName;
  /** Null for pictures, the PayPal script, and what nobody answers. */
  readonly call: CallName | null;
  readonly method: string;
  /** As sent, still encoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed when it is JSON, else the text; null when there is none. */
  readonly body: unknown;
  /** ISO date and time. */
  readonly at: string;
  /** True when no handler knew it. */
  unhandled: boolean;
}

function bodyOf(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Takes a request down; the request itself stays unread. */
export async function recordRequest(host: HostName, request: Request): Promise<RecordedRequest> {
  const url = new URL(request.url);
  return {
    host,
    call: callOfRequest(host, request.method, url.pathname),
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: bodyOf(await request.clone().text()),
    at: new Date().toISOString(),
    unhandled: false,
  };
}
