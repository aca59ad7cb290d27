import axios, { type AxiosInstance, isAxiosError, isCancel } from 'axios';
import { env } from '@/config/env';
import { type Call, type HostName, hosts } from '@/contract/calls';
import { type OpenBody, readBody } from '@/lib/readBody';
import { wait } from '@/lib/scheduling';
import { jsonOrText } from '@/lib/text';

/** What a host responded, whatever its status. */
export interface HostResponse {
  readonly status: number;
  /** Parsed JSON, else the text. */
  readonly data: unknown;
  readonly retryAfter: string | null;
  /** Set where more is to come of a large or slow response; `data` is null then. */
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

/** A response whose body has started. Rejects where it broke off before it was read: what had come is gone then. */
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

/** No timeout (§7): a slow response is named on the page instead. Any status is a response; the base query judges it. */
function makeClient(baseURL: string, withCredentials: boolean): AxiosInstance {
  return axios.create({
    baseURL,
    withCredentials,
    timeout: 0,
    adapter: 'fetch',
    env: { fetch: earlyOrFetch },
    // A space as %20 instead of axios' +, so that the HTML can spell the same URLs.
    paramsSerializer: { encode: encodeURIComponent },
    // axios would name itself. Firefox and Safari send that name, and a server's CORS rules need not allow the header.
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

// A tab that closes kills a call, but not one with keepalive. The demo's backend closes with its tab, and Firefox hands no
// such call to a service worker.
// Browsers refuse keepalive bodies above 64 kB, together with pending ones: a larger one goes without.
const keepaliveLimitBytes = 60_000;
const outlivesTab = env.backend === 'hosted' ? ({ fetchOptions: { keepalive: true } } as const) : {};

function bytesOf(body: unknown): number {
  return new TextEncoder().encode(JSON.stringify(body)).length;
}

const isStream = (data: unknown): data is ReadableStream<Uint8Array> => data instanceof ReadableStream;

/** The body of a response. Null where it breaks off. */
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
      // The dashboard's lists have megabytes: read as one text, they would be one long task of the browser.
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
 * A page that is left cuts its calls off, which is no failure: the server may have done what they ask. It is gone after this
 * time (ms), and takes back nothing.
 */
const leavingMs = 100;

/** Sends a call by its host's client. Returns null where no response came: no connection, or aborted. */
export async function sendCall(call: Call, sending: Sending): Promise<HostResponse | null> {
  const response = await request(call, sending);
  if (!response && !sending.signal.aborted) await wait(leavingMs);
  return response;
}
