/** How a call failed. `message` is the server's own text, '' if it sent none. */
export type ApiError =
  | { readonly kind: 'network'; readonly message: '' }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly message: string;
      /** The delay of a Retry-After header in ms; absent without that header. */
      readonly retryAfterMs?: number;
    }
  /** A 2xx whose body does not match the contract: HTML, empty, truncated, wrong shape. */
  | { readonly kind: 'malformed'; readonly status: number; readonly message: string };

/** Narrows RTK Query's `error`, which may also be an exception that it serialised. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

const hasStatus = (error: unknown, statuses: readonly number[]): boolean =>
  isApiError(error) && error.kind === 'http' && statuses.includes(error.status);

/**
 * The only policy for refused calls: which statuses require a sign-in. A customer's opens the login modal (§8), an
 * administrator's the admin sign-in (ruling 24). A customer's 403 is like any other failure: a sign-in would not help.
 */
const signInStatuses = { customer: [401], administrator: [401, 403] } as const;

export function isSignInRequired(error: unknown, of: keyof typeof signInStatuses = 'customer'): boolean {
  return hasStatus(error, signInStatuses[of]);
}

/** Whether it is unknown if the server executed the call: no response arrived, or none that can be read. */
export const isOutcomeUnknown = (error: unknown): boolean => !isApiError(error) || error.kind !== 'http';

/** Whether the server refused to execute the call (4xx). After a 5xx it is unknown whether the call was executed. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && error.status >= 400 && error.status < 500;

export const isNotFound = (error: unknown): boolean => hasStatus(error, [404]);

/** The `message` of a response's body, '' if there is none. */
export function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('message' in body)) return '';
  return typeof body.message === 'string' ? body.message : '';
}
