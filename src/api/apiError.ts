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

/** Whether the server asked for a sign-in. */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === 401;
}

/** Whether the server does not take the caller for someone who may: 401 or 403. */
export function isRefused(error: unknown): boolean {
  return isUnauthorized(error) || (isApiError(error) && error.kind === 'http' && error.status === 403);
}

/** Whether the server says that there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === 404;
}

/** The `message` of a response's body, '' where there is none. */
export function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('message' in body)) return '';
  return typeof body.message === 'string' ? body.message : '';
}
