import type { FaultKind } from './faults/fault';
import type { DemoState } from './state';

/** A handler's input: the shop's data and the parsed request. */
export interface CallContext {
  readonly state: DemoState;
  readonly now: Date;
  /** Decoded `:name` parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body; undefined if missing or invalid. */
  readonly body: unknown;
  readonly cookies: string;
  readonly bearer: string | null;
  /** A fault that this handler simulates itself. */
  readonly fault: FaultKind | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly setCookie?: readonly [name: string, value: string];
}

/** Handles one call; throws a Refusal before changing anything. */
export type CallAnswer = (context: CallContext) => Answer;

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function created(body: unknown): Answer {
  return { status: 201, body };
}
