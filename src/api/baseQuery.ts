import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { type Call, type CallName, calls } from '@/contract/calls';
import { type ApiError, messageOf } from './apiError';
import { readAuthToken } from './authToken';
import { inTurn } from './inTurn';
import { loadTransport } from './loadTransport';
import { takeEarlyAnswer } from './prefetchedResponses';
import type { Answer } from './transport';

export interface Request {
  readonly call: CallName;
  /** Fills the `:name` pieces of the call's path; each is encoded as one path piece. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** What the answer must look like; it also drops the records that do not. */
  readonly answer: v.GenericSchema;
  /** Carried out after those of its kind that were asked for before: its answer says how things stand after all of them. */
  readonly inTurn?: true;
  /** Statuses besides 2xx whose body is an answer all the same (PayPal's `details`). */
  readonly alsoAnswers?: (status: number) => boolean;
}

/** One piece of a path. Browsers take "." and "..", encoded or not, as steps to another path: no piece is one. */
function pathPiece(text: string): string {
  return encodeURIComponent(text).replace(/^\.\.?$/, '%252E');
}

function fillPath(call: Call, pieces: Readonly<Record<string, string>> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => pathPiece(pieces[name] ?? ''));
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

/** Seconds or a date, as HTTP allows both; anything else counts as not given. */
function retryAfterOf(header: string | null): { retryAfterMs?: number } {
  if (!header) return {};
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms >= 0 ? { retryAfterMs: ms } : {};
}

/**
 * The one way to the servers: RTK Query → axios (or what the HTML began) → schema at the edge.
 * Failures are logged here once (§8: "only logged"); showing them is the business of the page or the toast.
 */
export const baseQuery: BaseQueryFn<Request, unknown, ApiError, unknown, { readonly status: number }> = async (
  request,
  { signal, getState },
) => {
  const call: Call = calls[request.call];
  // As signed in when it was asked for: nobody else carries it out who signs in while it waits.
  const headers = headersFor(call);
  const now = () => send(request, call, headers, signal);
  const outcome = await (request.inTurn ? inTurn(getState, now) : now());
  if ('error' in outcome && !signal.aborted) console.warn(`${request.call}: ${describeError(outcome.error)}`);
  return outcome;
};

/** The call on its way, by axios unless the page's HTML has begun it; null where no answer came. */
async function answerTo(
  request: Request,
  call: Call,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const url = fillPath(call, request.path);
  const early = call.method === 'GET' ? await takeEarlyAnswer(addressOf(url, request.query), signal) : null;
  if (early) return early;
  const transport = await loadTransport().catch(() => null);
  if (!transport) return null;
  const { query, body } = request;
  return transport.sendCall(call, { url, query, body, headers, signal });
}

async function send(...[request, call, headers, signal]: Parameters<typeof answerTo>) {
  const answer = await answerTo(request, call, headers, signal);
  if (!answer) return { error: { kind: 'network', message: '' } satisfies ApiError };
  const { status, data, retryAfter } = answer;
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
