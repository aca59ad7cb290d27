import type { Call } from '@/contract/calls';
import type { FaultKind } from './faults';
import type { DemoState } from './state';

/** A handler's input: the shop's data and the parsed request. */
export interface CallContext {
  readonly call: Call;
  readonly state: DemoState;
  readonly now: Date;
  /** Decoded `:name` parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body; undefined if missing or invalid. */
  readonly body: unknown;
  readonly cookies: string;
  readonly bearer: string | undefined;
  readonly setCookie: (name: string, value: string) => void;
  /** A fault that this handler simulates itself. */
  readonly fault: FaultKind | undefined;
}

/** Handles one call: returns a success's body, or throws an HttpError before changing anything. */
export type CallHandler = (context: CallContext) => unknown;

/** An error response, thrown by a handler. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Replaces `{ message }` for hosts with another error format. */
    readonly body: unknown = { message },
  ) {
    super(message);
  }
}

/** A JSON response. Not MSW's HttpResponse, which copies cookies to localStorage. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object, or an empty one. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A trimmed text field; empty if missing or of another type. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A number or numeric text, else null. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : null;
}

/** @throws HttpError 400 naming the field */
export function requiredText(fields: Fields, name: string): string {
  const text = textOf(fields[name]);
  if (!text) throw new HttpError(400, `"${name}" is required`);
  return text;
}

/** Text fields of a body, each required. @throws HttpError 400 naming the first that is missing */
export function requiredTexts<Name extends string>(body: unknown, ...names: readonly Name[]): Record<Name, string> {
  const fields = fieldsOf(body);
  return Object.fromEntries(names.map((name) => [name, requiredText(fields, name)])) as Record<Name, string>;
}

/** A number of at least `least`. @throws HttpError 400 naming the field */
export function requiredNumber(fields: Fields, name: string, least = 0): number {
  const number = numberOf(fields[name]);
  if (number === null) throw new HttpError(400, `"${name}" must be a number`);
  if (number < least) throw new HttpError(400, `"${name}" must be at least ${least}`);
  return number;
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
