import axios, { type AxiosInstance, isAxiosError, isCancel } from 'axios';
import { env } from '@/config/env';
import { type Call, type HostName, hosts } from '@/contract/calls';
import { type OpenBody, readBody } from '@/lib/readBody';
import { wait } from '@/lib/scheduling';
import { jsonOrText } from '@/lib/text';

/** A host's response of any status. */
export interface HostResponse {
  readonly status: number;
  /** Parsed JSON, else the text. */
  readonly data: unknown;
  readonly retryAfter: string | null;
  /** Set while the rest of a large or slow response still arrives; `data` is then null. */
  readonly rest?: OpenBody | undefined;
}

export interface Sending {
  readonly url: string;
  readonly query: Readonly<Record<string, string | number>> | undefined;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Whether the response may be read while it arrives. */
  readonly streamed: boolean;
}

/** Resolves once the body has started. Rejects if it broke off before it was read: the bytes so far are then lost. */
async function untilBodyStarts(early: Promise<Response>): Promise<Response> {
  const response = await early;
  const reader = response.body?.getReader();
  if (!reader) return response;
  let next: ReturnType<typeof reader.read> | null = Promise.resolve(await reader.read());
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await (next ?? reader.read());
      next = null;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}

/** The response that the HTML has already requested, if any; one that failed is requested again. */
const earlyOrFetch: typeof fetch = (input, init) => {
  const early = globalThis.window?.earlyResponses ?? {};
  const { method, url } = input instanceof Request ? input : new Request(input, init);
  const key = method === 'GET' && Object.keys(early).find((one) => new URL(one, location.href).href === url);
  const response = key ? early[key] : undefined;
  if (!key || !response) return fetch(input, init);
  delete early[key];
  return untilBodyStarts(response).catch(() => fetch(input, init));
};

/** No timeout (§7): the page says that a response is slow. Any status is a response; the base query judges it. */
function makeClient(baseURL: string, withCredentials: boolean): AxiosInstance {
  return axios.create({
    baseURL,
    withCredentials,
    timeout: 0,
    adapter: 'fetch',
    env: { fetch: earlyOrFetch },
    // A space as %20 instead of axios' +, so that the HTML can spell the same URLs.
    paramsSerializer: { encode: encodeURIComponent },
    // axios would set its own User-Agent, which Firefox and Safari send and a server's CORS rules may not allow.
    headers: { 'User-Agent': false },
    validateStatus: () => true,
  });
}

/** One client per host; only the API and the address provider get cookies (ruling 26). */
export const clients: Readonly<Record<HostName, AxiosInstance>> = {
  api: makeClient(env.apiBaseUrl, hosts.api.cookies),
  address: makeClient(env.addressApiBaseUrl, hosts.address.cookies),
  payment: makeClient(env.paymentApiBaseUrl, hosts.payment.cookies),
  geocoder: makeClient(env.geocoderBaseUrl, hosts.geocoder.cookies),
};

// Closing a tab aborts its calls, except those with keepalive. The demo's backend closes with its tab, and Firefox
// passes no keepalive call to a service worker.
// Browsers refuse keepalive bodies above 64 kB, pending ones included: a larger body is sent without keepalive.
const keepaliveLimitBytes = 60_000;
const outlivesTab = env.backend === 'hosted' ? ({ fetchOptions: { keepalive: true } } as const) : {};

function bytesOf(body: unknown): number {
  return new TextEncoder().encode(JSON.stringify(body)).length;
}

const isStream = (data: unknown): data is ReadableStream<Uint8Array> => data instanceof ReadableStream;

/** The body of a response; null if it breaks off. */
async function bodyOf(data: unknown, isWhole: boolean): Promise<Pick<HostResponse, 'data' | 'rest'> | null> {
  const read = await readBody(isStream(data) ? data : null, isWhole).catch(() => null);
  if (!read) return null;
  return read.rest ? { data: null, rest: read } : { data: jsonOrText(read.text) };
}

async function request(call: Call, sending: Sending): Promise<HostResponse | null> {
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
      // The dashboard's lists have megabytes: reading them as one text would be one long task.
      responseType: 'stream',
      ...(call.keepalive && bytesOf(body) <= keepaliveLimitBytes ? outlivesTab : {}),
    });
    const retryAfter: unknown = got['retry-after'];
    const failed = status < 200 || status > 299;
    const read = await bodyOf(data, failed || !streamed);
    return read && { ...read, status, retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
  } catch (error) {
    if (isCancel(error) || isAxiosError(error)) return null;
    throw error;
  }
}

/**
 * Leaving a page aborts its calls, which is not a failure: the server may have executed them. A call without a response
 * waits this long (ms); by then, a page that is being left is gone and rolls nothing back.
 */
const leavingMs = 100;

/** Sends a call by its host's client. Resolves to null without a response: no connection, or aborted. */
export async function sendCall(call: Call, sending: Sending): Promise<HostResponse | null> {
  const response = await request(call, sending);
  if (!response && !sending.signal.aborted) await wait(leavingMs);
  return response;
}
