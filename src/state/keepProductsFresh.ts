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

/** The cached answers, oldest first; none of a list that shows before its answer is complete. */
function earlierAnswers(state: RootState): readonly ProductNews[] {
  const answers = [
    ...selectCachedArgsForQuery(state, 'getProducts').map((args) => {
      const { data = [], fulfilledTimeStamp: at = 0 } = getProducts.select(args)(state);
      return { at, products: at > 0 ? data : [], whole: !args && at > 0 };
    }),
    ...selectCachedArgsForQuery(state, 'searchProduct').map((term) => {
      const { data = [], fulfilledTimeStamp: at = 0 } = searchProduct.select(term)(state);
      return { at, products: at > 0 ? data : [] };
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
 * Applies the newest answer about a product wherever the shop shows it, and announces changes in cart, wishlist and Buy Now
 * (ruling 43). Returns an unsubscribe function.
 */
export function keepProductsFresh(store: Store): () => void {
  const { dispatch, getState } = store;
  const stops = [
    dispatch(
      listen({
        matcher: answered,
        effect: async ({ payload, meta }, { condition, getState: now }) => {
          // The review page may not change while PayPal's window is open.
          if (selectPayPalOpen(now())) await condition((_, state) => !selectPayPalOpen(state));
          const whole = meta.arg.endpointName === 'getProducts' && !meta.arg.originalArgs;
          const products = Array.isArray(payload) ? payload : productsIn(payload);
          await dispatch(spreadPriceAndStock({ products, whole }));
        },
      }),
    ),
    dispatch(
      listen({
        predicate: (_, now, before) =>
          now.user !== before.user || now.buyNow !== before.buyNow || now.guestBag !== before.guestBag,
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
