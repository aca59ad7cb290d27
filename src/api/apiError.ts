/** What can come back instead of a response. `message` is the server's own text, '' where it gave none. */
export type ApiError =
  | { readonly kind: 'network'; readonly message: '' }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly message: string;
      /** What a Retry-After header asked for, in ms; absent without one. */
      readonly retryAfterMs?: number;
    }
  /** A 2xx whose body is not what the contract says: HTML, empty, truncated, wrong shape. */
  | {
      readonly kind: 'malformed';
      readonly status: number;
      readonly message: string;
    };

/** Narrows what RTK Query hands out as `error` (also its own serialised exceptions). */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

const hasStatus = (error: unknown, statuses: readonly number[]): boolean =>
  isApiError(error) && error.kind === 'http' && statuses.includes(error.status);

/**
 * THE policy for refused calls: which statuses ask for a sign-in. A customer's opens the login modal (§8), an administrator's leads
 * to the admin sign-in (ruling 24). A customer's 403 is a failure like any other: a sign-in would not change it.
 */
const signInStatuses = { customer: [401], administrator: [401, 403] } as const;

export function isSignInRequired(error: unknown, of: keyof typeof signInStatuses = 'customer'): boolean {
  return hasStatus(error, signInStatuses[of]);
}

/** Whether nobody knows if the server did what a call asked for: no response came, or none that can be read. */
export const isOutcomeUnknown = (error: unknown): boolean => !isApiError(error) || error.kind !== 'http';

/** Whether the server says that it did not do it. An error of its own (5xx) leaves open whether it did. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && error.status >= 400 && error.status < 500;

/** Whether the server says that there is no such thing. */
export const isNotFound = (error: unknown): boolean => hasStatus(error, [404]);

/** The `message` of a response's body, '' where there is none. */
export function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('message' in body)) return '';
  return typeof body.message === 'string' ? body.message : '';
}
