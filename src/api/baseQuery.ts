import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { type Call, type CallName, calls } from '@/contract/calls';
import type { OpenBody } from '@/lib/readBody';
import { yieldToMain } from '@/lib/scheduling';
import { jsonOrText } from '@/lib/text';
import { type ApiError, messageOf } from './apiError';
import { readAuthToken } from './authToken';
import { offerCachedList } from './cachedCatalogue';
import { type ProductFilter, productsStreamed } from './productLists';
import { streamProducts } from './productStream';
import { sendCall } from './transport';

export interface Request {
  readonly call: CallName;
  /** Fills the `:name` segments of the call's path; each is encoded as one segment. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** The shape of the response; it also drops invalid records. */
  readonly schema: v.GenericSchema;
  /** Sent after the earlier queued calls: its response holds the state after all of them. */
  readonly queued?: true;
  /** Statuses besides 2xx whose body is a response (PayPal's `details`). */
  readonly alsoAccepts?: (status: number) => boolean;
  /** Whether a response with a successful status says that nothing was done. */
  readonly isRefused?: (response: unknown) => boolean;
  /** The requested list of products, which shows before the response is complete. */
  readonly list?: ProductFilter;
}

/** The last call of each queue. */
const lastCalls = new WeakMap<object, Promise<unknown>>();

/**
 * Sends a call once the earlier calls of its queue have settled; each store has one queue. Responses that carry the
 * whole user must not overtake each other: a late, stale one would undo a newer change on the screen.
 */
function enqueue<T>(queue: object, send: () => Promise<T>): Promise<T> {
  const call = (lastCalls.get(queue) ?? Promise.resolve()).then(send);
  lastCalls.set(
    queue,
    call.catch(() => {}),
  );
  return call;
}

/** Browsers resolve "." and "..", even encoded, as steps to another path: no segment may be one. */
function pathSegment(text: string): string {
  return encodeURIComponent(text).replace(/^\.\.?$/, '%252E');
}

function fillPath(call: Call, segments: Readonly<Record<string, string>> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => pathSegment(segments[name] ?? ''));
}

function headersFor(call: Call): Record<string, string> {
  const token = call.bearer ? readAuthToken() : null;
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** HTTP allows seconds or a date; anything else counts as absent. */
function retryAfterOf(header: string | null): { retryAfterMs?: number } {
  if (!header) return {};
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms >= 0 ? { retryAfterMs: ms } : {};
}

/**
 * The one path to the servers: RTK Query → axios → schema at the edge. Failures are logged here once
 * (§8: "only logged"); pages and toasts show them.
 */
export const baseQuery: BaseQueryFn<Request, unknown, ApiError, unknown, { readonly status: number }> = async (
  request,
  api,
) => {
  const { signal, getState } = api;
  const call: Call = calls[request.call];
  // The token is read before the call is queued: a queued call must not use the token of a later sign-in.
  const headers = headersFor(call);
  const sendNow = () => send(api, request, call, headers, signal);
  const outcome = await (request.queued ? enqueue(getState, sendNow) : sendNow());
  if ('error' in outcome && !signal.aborted) console.warn(`${request.call}: ${describeError(outcome.error)}`);
  return outcome;
};

const noResponse = { error: { kind: 'network', message: '' } satisfies ApiError };

/**
 * Reads the rest of a list that shows while it arrives. If the body ends early, the products so far stay visible; a
 * body without a single record is judged as a whole.
 */
async function readList(filter: ProductFilter, rest: OpenBody, status: number, { dispatch }: BaseQueryApi) {
  const read = await streamProducts(rest, (products, known) => {
    dispatch(productsStreamed({ filter, ids: products.map(({ _id }) => _id), products: products.slice(known) }));
  });
  switch (read.end) {
    case 'without records':
      return { whole: jsonOrText(read.text) };
    case 'complete':
      return { data: { response: Object.freeze(read.products) }, meta: { status } };
    case 'malformed':
      return { error: { kind: 'malformed', status, message: '' } satisfies ApiError };
    case 'broken off':
      return noResponse;
  }
}

async function send(
  api: BaseQueryApi,
  request: Request,
  call: Call,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) {
  const { list, query, body } = request;
  // A page requests its list in an effect, and React's first effects are a long task already.
  if (list) await yieldToMain();
  const showCached = list && offerCachedList(list, api);
  const url = fillPath(call, request.path);
  const response = await sendCall(call, { url, query, body, headers, signal, streamed: list !== undefined });
  if (!response) {
    // The cached products of an earlier visit show before the failure.
    await showCached?.();
    return noResponse;
  }
  const { status, retryAfter, rest } = response;
  let { data } = response;
  if (list && rest) {
    const read = await readList(list, rest, status, api);
    if (!('whole' in read)) return read;
    data = read.whole;
  }
  const succeeded = call.succeedsWith ? status === call.succeedsWith : status >= 200 && status < 300;
  const parsed = (succeeded || request.alsoAccepts?.(status)) && v.safeParse(request.schema, data);
  if (!parsed || (parsed.success && request.isRefused?.(parsed.output)))
    return {
      error: {
        kind: 'http',
        // 409 stands for a refusal that came with a successful status.
        status: parsed ? 409 : status,
        message: messageOf(data),
        ...retryAfterOf(retryAfter),
      } satisfies ApiError,
    };
  if (parsed.success) return { data: parsed.output, meta: { status } };
  return { error: { kind: 'malformed', status, message: messageOf(data) } satisfies ApiError };
}

function describeError(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return 'no response';
    case 'http':
      return `status ${error.status} ${error.message}`;
    case 'malformed':
      return `status ${error.status}, a response of another shape ${error.message}`;
  }
}
