import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { isAxiosError, isCancel } from 'axios';
import * as v from 'valibot';
import { type Call, type CallName, calls } from '@/contract/calls';
import { type ApiError, messageOf } from './apiError';
import { readAuthToken } from './authToken';
import { clients } from './clients';

export interface Request {
  readonly call: CallName;
  /** Fills the `:name` pieces of the call's path; each is encoded as one path piece. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** What the answer must look like; it also drops the records that do not. */
  readonly answer: v.GenericSchema;
  /** Statuses besides 2xx whose body is an answer all the same (PayPal's `details`). */
  readonly alsoAnswers?: (status: number) => boolean;
}

function fillPath(call: Call, pieces: Readonly<Record<string, string>> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(pieces[name] ?? ''));
}

function headersFor(call: Call): Record<string, string> {
  const token = call.bearer ? readAuthToken() : null;
  return token ? { Authorization: `Bearer ${token}` } : {};
}

// A tab that closes kills a call, but not one with keepalive.
const outlivesTab = { fetchOptions: { keepalive: true } } as const;

/** Seconds or a date, as HTTP allows both; anything else counts as not given. */
function retryAfter(header: unknown): { retryAfterMs?: number } {
  if (typeof header !== 'string' || !header) return {};
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms >= 0 ? { retryAfterMs: ms } : {};
}

/**
 * The one way to the servers: RTK Query → axios → schema at the edge.
 * Failures are logged here once (§8: "only logged"); showing them is the business of the page or the toast.
 */
export const baseQuery: BaseQueryFn<Request, unknown, ApiError> = async (request, { signal }) => {
  const call: Call = calls[request.call];
  const outcome = await send(request, call, signal);
  if ('error' in outcome && !signal.aborted) console.warn(`${request.call}: ${inWords(outcome.error)}`);
  return outcome;
};

async function send(request: Request, call: Call, signal: AbortSignal) {
  try {
    const response = await clients[call.host].request<unknown>({
      method: call.method,
      url: fillPath(call, request.path),
      params: request.query,
      // The specification's "empty body" is an empty object for axios, as its PUT calls send it.
      data: request.body,
      headers: headersFor(call),
      signal,
      ...(call.keepalive ? outlivesTab : {}),
    });
    const { status, data } = response;
    const succeeded = status >= 200 && status < 300;
    if (!succeeded && !request.alsoAnswers?.(status))
      return {
        error: {
          kind: 'http',
          status,
          message: messageOf(data),
          body: data,
          ...retryAfter(response.headers['retry-after']),
        } satisfies ApiError,
      };
    const parsed = v.safeParse(request.answer, data);
    if (parsed.success) return { data: parsed.output, meta: { status } };
    return {
      error: {
        kind: 'malformed',
        status,
        message: messageOf(data),
        body: data,
      } satisfies ApiError,
    };
  } catch (error) {
    if (isCancel(error) || isAxiosError(error)) return { error: { kind: 'network', message: '' } satisfies ApiError };
    throw error;
  }
}

function inWords(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return 'no answer';
    case 'http':
      return `status ${error.status} ${error.message}`;
    case 'malformed':
      return `status ${error.status}, an answer of another shape ${error.message}`;
  }
}
