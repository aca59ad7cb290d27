import type { CallName, HostName } from '@/contract/calls';
import { callOfRequest } from './callOfRequest';

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

function bodyOf(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Records a clone, leaving the request unread. */
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
