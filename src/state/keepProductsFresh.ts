import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { productApi } from '@/api/productApi';
import { staleCatalogueMs } from '@/config/constants';
import { onVisible } from '@/lib/onVisible';
import { announceProductChanges } from './announceProductChanges';
import type { Store } from './makeStore';
import { selectPayPalOpen } from './paymentSlice';
import { type ProductNews, productsIn, spreadPriceAndStock } from './spreadPriceAndStock';
import type { AppDispatch, RootState } from './storeTypes';

const { getProducts, searchProduct, getProduct } = productApi.endpoints;
const { selectCachedArgsForQuery } = productApi.util;
const answered = isAnyOf(getProducts.matchFulfilled, searchProduct.matchFulfilled, getProduct.matchFulfilled);
const listen = addListener.withTypes<RootState, AppDispatch>();

/** What was answered so far, oldest first. */
function earlierAnswers(state: RootState): readonly ProductNews[] {
  const answers = [
    ...selectCachedArgsForQuery(state, 'getProducts').map((args) => {
      const { data = [], fulfilledTimeStamp: at = 0 } = getProducts.select(args)(state);
      return { at, products: data, whole: !args && at > 0 };
    }),
    ...selectCachedArgsForQuery(state, 'searchProduct').map((term) => {
      const { data = [], fulfilledTimeStamp: at = 0 } = searchProduct.select(term)(state);
      return { at, products: data };
    }),
    ...selectCachedArgsForQuery(state, 'getProduct').map((name) => {
      const { data, fulfilledTimeStamp: at = 0 } = getProduct.select(name)(state);
      return { at, products: data ? productsIn(data) : [] };
    }),
  ];
  return answers.toSorted((one, other) => one.at - other.at);
}

/** A page that comes back into view after long refetches the catalogue. Returns an unsubscribe function. */
function refetchWhenVisible({ dispatch, getState }: Store): () => void {
  const refetch = () => {
    const { isLoading, fulfilledTimeStamp: at } = getProducts.select()(getState());
    const stale = at !== undefined && !isLoading && Date.now() - at > staleCatalogueMs;
    if (stale && navigator.onLine)
      void dispatch(getProducts.initiate(undefined, { subscribe: false, forceRefetch: true }));
  };
  window.addEventListener('focus', refetch);
  const stopWatching = onVisible(refetch);
  return () => {
    window.removeEventListener('focus', refetch);
    stopWatching();
  };
}

/**
 * Keeps every place of the shop at the newest answer about a product, and tells the shopper what changed in what is kept
 * (ruling 43). Returns a function that ends it.
 */
export function keepProductsFresh(store: Store): () => void {
  const { dispatch, getState } = store;
  const stops = [
    dispatch(
      listen({
        matcher: answered,
        effect: async ({ payload, meta }, { condition, getState: now }) => {
          // Nothing may take the review page from under PayPal's window.
          if (selectPayPalOpen(now())) await condition((_, state) => !selectPayPalOpen(state));
          const whole = meta.arg.endpointName === 'getProducts' && !meta.arg.originalArgs;
          const products = Array.isArray(payload) ? payload : productsIn(payload);
          await dispatch(spreadPriceAndStock({ products, whole }));
        },
      }),
    ),
    dispatch(
      listen({
        predicate: (_, now, before) => now.user !== before.user || now.buyNow !== before.buyNow,
        effect: (action, api) => dispatch(announceProductChanges(api.getOriginalState(), api.getState(), action)),
      }),
    ),
    refetchWhenVisible(store),
  ];
  for (const answer of earlierAnswers(getState())) void dispatch(spreadPriceAndStock(answer));
  return () => {
    for (const stop of stops) stop();
  };
}
