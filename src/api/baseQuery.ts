import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { type Call, type CallName, calls } from '@/contract/calls';
import { yieldToMain } from '@/lib/yieldToMain';
import { type ApiError, messageOf } from './apiError';
import { readAuthToken } from './authToken';
import { enqueue } from './callQueue';
import { loadTransport } from './loadTransport';
import { offerKept } from './offerKept';
import { takeEarlyAnswer } from './prefetchedResponses';
import type { ShowList } from './provisionalList';
import type { Answer } from './transport';

export interface Request {
  readonly call: CallName;
  /** Fills the `:name` segments of the call's path; each is encoded as one segment. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** What the answer must look like; it also drops the records that do not. */
  readonly answer: v.GenericSchema;
  /** Sent after the queued calls before it: its answer holds the state after all of them. */
  readonly queued?: true;
  /** Statuses besides 2xx whose body is an answer (PayPal's `details`). */
  readonly alsoAnswers?: (status: number) => boolean;
  readonly list?: ShowList;
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

function addressOf(url: string, query: Request['query']): string {
  if (!query) return url;
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${url}?${pairs.join('&')}`;
}

/** HTTP allows seconds or a date; anything else counts as absent. */
function retryAfterOf(header: string | null): { retryAfterMs?: number } {
  if (!header) return {};
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms >= 0 ? { retryAfterMs: ms } : {};
}

/**
 * The one path to the servers: RTK Query → axios (or the HTML's early call) → schema at the edge. Failures are logged here once
 * (§8: "only logged"); pages and toasts show them.
 */
export const baseQuery: BaseQueryFn<Request, unknown, ApiError, unknown, { readonly status: number }> = async (
  request,
  api,
) => {
  const { signal, getState } = api;
  const call: Call = calls[request.call];
  // The token of the moment of the request: whoever signs in while it waits does not send it.
  const headers = headersFor(call);
  const sendNow = () => send(api, request, call, headers, signal);
  const outcome = await (request.queued ? enqueue(getState, sendNow) : sendNow());
  if ('error' in outcome && !signal.aborted) console.warn(`${request.call}: ${describeError(outcome.error)}`);
  return outcome;
};

/** Sends the call by axios unless the page's HTML already did; null where no answer came. */
async function answerTo(
  request: Request,
  call: Call,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const url = fillPath(call, request.path);
  const early = call.method === 'GET' ? await takeEarlyAnswer(addressOf(url, request.query), signal) : null;
  if (early) return early;
  // A tap that opens a page paints it before axios loads and builds the page's request.
  if (call.method === 'GET') await yieldToMain();
  const transport = await loadTransport().catch(() => null);
  if (!transport) return null;
  const { query, body } = request;
  return transport.sendCall(call, { url, query, body, headers, signal, streamed: request.list !== undefined });
}

const noAnswer = { error: { kind: 'network', message: '' } satisfies ApiError };

async function send(api: BaseQueryApi, ...[request, call, headers, signal]: Parameters<typeof answerTo>) {
  const kept = request.list && offerKept(request, api);
  const answer = await answerTo(request, call, headers, signal);
  if (!answer) {
    // What an earlier visit kept shows before the failure.
    await kept?.();
    return noAnswer;
  }
  const { status, retryAfter, rest } = answer;
  let { data } = answer;
  if (rest) {
    const reading = await import('./readRest').catch(() => null);
    const read = await reading?.readRest(rest, status, request.list, api);
    if (!read) return noAnswer;
    if (!('whole' in read)) return read;
    data = read.whole;
  }
  const succeeded = call.succeedsWith ? status === call.succeedsWith : status >= 200 && status < 300;
  if (!succeeded && !request.alsoAnswers?.(status))
    return {
      error: {
        kind: 'http',
        status,
        message: messageOf(data),
        ...retryAfterOf(retryAfter),
      } satisfies ApiError,
    };
  const parsed = v.safeParse(request.answer, data);
  if (parsed.success) return { data: parsed.output, meta: { status } };
  return { error: { kind: 'malformed', status, message: messageOf(data) } satisfies ApiError };
}

function describeError(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return 'no answer';
    case 'http':
      return `status ${error.status} ${error.message}`;
    case 'malformed':
      return `status ${error.status}, an answer of another shape ${error.message}`;
  }
}
