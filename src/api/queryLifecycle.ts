import type { Middleware } from '@reduxjs/toolkit';
import { shopApi } from './shopApi';

const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } = shopApi.internalActions;

/** What the API's own middleware answers to that question. */
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
 * What a page asked for and left before the answer is called back; changes of anything on the server never are. And what
 * could not be loaded is asked for again, without a reload, when the connection is back.
 */
export const queryLifecycle: Middleware = ({ dispatch, getState }) => {
  const subscriptions = () => dispatch(internal_getRTKQSubscriptions() as never) as Subscriptions;
  const isAwaited = (key: string) => subscriptions().getSubscriptionCount(key) > 0;

  function callBack(key: string) {
    const entry = entriesOf(getState())[key];
    if (entry?.status !== 'pending' || !entry.endpointName || isAwaited(key)) return;
    const running = shopApi.util.getRunningQueryThunk(entry.endpointName as never, entry.originalArgs as never);
    (dispatch(running as never) as { abort(): void } | undefined)?.abort();
    // As if it had never been asked: the next page to ask gets an answer, not this one's failure.
    dispatch(removeQueryResult({ queryCacheKey: key as never }));
  }

  // Where the first view is drawn at build time there is no window.
  globalThis.addEventListener?.('online', () => {
    // Its page still stands: without an entry it asks anew.
    for (const [key, entry] of Object.entries(entriesOf(getState())))
      if (entry?.status === 'rejected' && isAwaited(key)) dispatch(removeQueryResult({ queryCacheKey: key as never }));
  });

  return (next) => (action) => {
    const result = next(action);
    // Not at once: the next page may want the same answer, and React leaves and enters anew while developing.
    if (unsubscribeQueryResult.match(action)) setTimeout(callBack, 0, action.payload.queryCacheKey);
    return result;
  };
};
