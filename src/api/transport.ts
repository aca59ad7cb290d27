import { isAxiosError, isCancel } from 'axios';
import { env } from '@/config/env';
import type { Call } from '@/contract/calls';
import { clients } from './clients';

/** What a host answered, whatever its status. */
export interface Answer {
  readonly status: number;
  /** Parsed JSON, else the text. */
  readonly data: unknown;
  readonly retryAfter: string | null;
}

export interface Sending {
  readonly url: string;
  readonly query: Readonly<Record<string, string | number>> | undefined;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

// A tab that closes kills a call, but not one with keepalive. The demo's backend closes with its tab, and Firefox hands no
// such call to a service worker.
// Browsers refuse keepalive bodies above 64 kB, together with pending ones: a larger one goes without.
const keepaliveLimitBytes = 60_000;
const outlivesTab = env.backend === 'hosted' ? ({ fetchOptions: { keepalive: true } } as const) : {};

function bytesOf(body: unknown): number {
  return new TextEncoder().encode(JSON.stringify(body)).length;
}

/** Sends a call by its host's client. Returns null where no answer came: no connection, or aborted. */
export async function sendCall(call: Call, { url, query, body, headers, signal }: Sending): Promise<Answer | null> {
  try {
    const {
      status,
      data,
      headers: got,
    } = await clients[call.host].request<unknown>({
      method: call.method,
      url,
      params: query,
      // The contract's "empty body" is an empty object for axios, as its PUT calls send it.
      data: body,
      headers,
      signal,
      ...(call.keepalive && bytesOf(body) <= keepaliveLimitBytes ? outlivesTab : {}),
    });
    const retryAfter: unknown = got['retry-after'];
    return { status, data, retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
  } catch (error) {
    if (isCancel(error) || isAxiosError(error)) return null;
    throw error;
  }
}
