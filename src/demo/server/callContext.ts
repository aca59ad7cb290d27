import type { FaultKind } from './faults/fault';
import type { DemoState } from './state';

/** What an answer works with: the shop's data and one request, already taken apart. */
export interface CallContext {
  readonly state: DemoState;
  readonly now: Date;
  /** Filled `:name` pieces of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed body, undefined when there was none or it was no JSON. */
  readonly body: unknown;
  readonly cookies: string;
  readonly bearer: string | null;
  /** A fault that only this call can play. */
  readonly fault: FaultKind | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly setCookie?: readonly [name: string, value: string];
}

/** Answers one call; throws a Refusal before changing anything. */
export type CallAnswer = (context: CallContext) => Answer;

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function created(body: unknown): Answer {
  return { status: 201, body };
}
