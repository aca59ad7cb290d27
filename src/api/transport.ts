import { isAxiosError, isCancel } from 'axios';
import { env } from '@/config/env';
import type { Call } from '@/contract/calls';
import { jsonOrText } from '@/lib/jsonOrText';
import { type OpenBody, readBody } from '@/lib/readBody';
import { wait } from '@/lib/wait';
import { clients } from './clients';

/** What a host answered, whatever its status. */
export interface Answer {
  readonly status: number;
  /** Parsed JSON, else the text. */
  readonly data: unknown;
  readonly retryAfter: string | null;
  /** Set where more is to come of a large or slow answer; `data` is null then. */
  readonly rest?: OpenBody | undefined;
}

export interface Sending {
  readonly url: string;
  readonly query: Readonly<Record<string, string | number>> | undefined;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Whether the answer may be read while it arrives. */
  readonly streamed: boolean;
}

// A tab that closes kills a call, but not one with keepalive. The demo's backend closes with its tab, and Firefox hands no
// such call to a service worker.
// Browsers refuse keepalive bodies above 64 kB, together with pending ones: a larger one goes without.
const keepaliveLimitBytes = 60_000;
const outlivesTab = env.backend === 'hosted' ? ({ fetchOptions: { keepalive: true } } as const) : {};

function bytesOf(body: unknown): number {
  return new TextEncoder().encode(JSON.stringify(body)).length;
}

const isStream = (data: unknown): data is ReadableStream<Uint8Array> => data instanceof ReadableStream;

/** The body of an answer that axios hands out as a stream. Null where it breaks off. */
async function streamedBody(data: unknown, status: number): Promise<Pick<Answer, 'data' | 'rest'> | null> {
  const failed = status < 200 || status > 299;
  const read = await readBody(isStream(data) ? data : null, failed).catch(() => null);
  if (!read) return null;
  return read.rest ? { data: null, rest: read } : { data: jsonOrText(read.text) };
}

async function request(call: Call, sending: Sending): Promise<Answer | null> {
  const { url, query, body, headers, signal, streamed } = sending;
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
      ...(streamed ? ({ responseType: 'stream' } as const) : {}),
      ...(call.keepalive && bytesOf(body) <= keepaliveLimitBytes ? outlivesTab : {}),
    });
    const retryAfter: unknown = got['retry-after'];
    const read = streamed ? await streamedBody(data, status) : { data };
    return read && { ...read, status, retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
  } catch (error) {
    if (isCancel(error) || isAxiosError(error)) return null;
    throw error;
  }
}

/**
 * A page that is left cuts its calls off, which is no failure: the server may have done what they ask. It is gone after this
 * time (ms), and takes back nothing.
 */
const leavingMs = 100;

/** Sends a call by its host's client. Returns null where no answer came: no connection, or aborted. */
export async function sendCall(call: Call, sending: Sending): Promise<Answer | null> {
  const answer = await request(call, sending);
  if (!answer && !sending.signal.aborted) await wait(leavingMs);
  return answer;
}
