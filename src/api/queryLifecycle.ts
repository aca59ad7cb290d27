import type { Middleware } from '@reduxjs/toolkit';
import { shopApi } from './shopApi';

const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } = shopApi.internalActions;

/** What RTK Query's own middleware returns for `internal_getRTKQSubscriptions`. */
interface Subscriptions {
  getSubscriptionCount(key: string): number;
}

interface Entry {
  readonly status: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
}

/** The cached queries by their keys. */
function entriesOf(state: unknown): Readonly<Record<string, Entry | undefined>> {
  return (state as { [shopApi.reducerPath]: { queries: Readonly<Record<string, Entry | undefined>> } })[
    shopApi.reducerPath
  ].queries;
}

/**
 * Aborts a query whose page was left before the answer; never a mutation. Sends failed queries again when the connection returns.
 */
export const queryLifecycle: Middleware = ({ dispatch, getState }) => {
  const subscriptions = () => dispatch(internal_getRTKQSubscriptions() as never) as Subscriptions;
  const isAwaited = (key: string) => subscriptions().getSubscriptionCount(key) > 0;

  function abortUnawaited(key: string) {
    const entry = entriesOf(getState())[key];
    if (entry?.status !== 'pending' || !entry.endpointName || isAwaited(key)) return;
    const running = shopApi.util.getRunningQueryThunk(entry.endpointName as never, entry.originalArgs as never);
    (dispatch(running as never) as { abort(): void } | undefined)?.abort();
    // The next page to ask sends its own query instead of getting this failure.
    dispatch(removeQueryResult({ queryCacheKey: key as never }));
  }

  // There is no window during prerendering.
  globalThis.addEventListener?.('online', () => {
    // Without its entry, a query that a component still awaits is sent again.
    for (const [key, entry] of Object.entries(entriesOf(getState())))
      if (entry?.status === 'rejected' && isAwaited(key)) dispatch(removeQueryResult({ queryCacheKey: key as never }));
  });

  return (next) => (action) => {
    const result = next(action);
    // Deferred: the next page may await the same query, and StrictMode unsubscribes once.
    if (unsubscribeQueryResult.match(action)) setTimeout(abortUnawaited, 0, action.payload.queryCacheKey);
    return result;
  };
};
