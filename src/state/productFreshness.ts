import { isNotFound } from '@/api/apiError';
import { cacheCatalogue as writeCatalogue } from '@/api/cachedCatalogue';
import { productApi } from '@/api/productApi';
import { staleCatalogueMs } from '@/config/constants';
import { env } from '@/config/env';
import type { Product } from '@/contract/product';
import type { BagLine } from '@/domain/guestBag';
import { orderLine } from '@/domain/order';
import { productChangeText, type TrackedProduct } from '@/domain/productChanges';
import { listen, stopAll } from '@/lib/listen';
import { onVisible } from '@/lib/visibility';
import { selectBuyNow } from './buyNow';
import { selectCartItems } from './cart';
import { selectPurchase } from './checkout';
import type { Store } from './makeStore';
import { noticeShown } from './notices';
import { isFinal, productsGone, selectProductList, selectProducts } from './products';
import type { AppThunk, RootState, StartListening } from './storeTypes';
import { stateTexts } from './texts';
import { selectCartMoves, selectServerCartItems, selectUser } from './userSlice';

const { getProduct, getProducts } = productApi.endpoints;
const refetch = { subscribe: false, forceRefetch: true } as const;

/** Fetches a product by its name. Resolves to 'unknown' if no such product has the name, to null without a response. */
export const fetchByName =
  ({ _id, name }: Pick<Product, '_id' | 'name'>): AppThunk<Promise<Product | 'unknown' | null>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(getProduct.initiate(name, refetch));
    if (error) return isNotFound(error) ? 'unknown' : null;
    return data?.result?._id === _id ? data.result : 'unknown';
  };

/** Fetches a product, also under a new name. Resolves to 'gone' if there is none, to null without a response. */
export const fetchProduct =
  (product: Pick<Product, '_id' | 'name'>): AppThunk<Promise<Product | 'gone' | null>> =>
  async (dispatch) => {
    const named = await dispatch(fetchByName(product));
    if (named !== 'unknown') return named;
    const { data } = await dispatch(getProducts.initiate(undefined, refetch));
    if (!data) return null;
    return data.find(({ _id }) => _id === product._id) ?? 'gone';
  };

/**
 * Refetches what is about to be paid, so that a changed price or stock shows before PayPal opens. A product that the
 * server does not know by name may be in the catalogue under a new one. If it is in neither, or the catalogue fails to
 * load, it counts as gone: no shopper may pay for what may not exist. A product whose own response is lost stays as
 * shown.
 */
export const refetchPurchase = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const lines = selectPurchase(getState())?.lines ?? [];
  const found = await Promise.all(lines.map(({ product }) => dispatch(fetchByName(product))));
  const unknown = lines.flatMap(({ productId }, place) => (found[place] === 'unknown' ? [productId] : []));
  if (unknown.length === 0) return;
  const { data, error } = await dispatch(getProducts.initiate(undefined, refetch));
  const listed = (!error && data) || [];
  const gone = unknown.filter((id) => listed.every(({ _id }) => _id !== id));
  if (gone.length > 0) dispatch(productsGone(gone));
};

const isTracked = ({ gone, owner }: BagLine) => !gone && !owner;

/** The products of wishlist, cart, a guest's bag and Buy Now by id; a product in several counts as in the last one. */
function trackedProducts(state: RootState): ReadonlyMap<string, TrackedProduct> {
  const tracked = new Map<string, TrackedProduct>();
  const wished = [
    ...(selectUser(state)?.wishlistedItems ?? []),
    ...selectCartMoves(state).map(({ product }) => product),
  ];
  for (const product of wished) tracked.set(product._id, { product, quantity: 0, requested: 0 });
  for (const { product, quantity, requested = quantity } of selectCartItems(state))
    if (product) tracked.set(product._id, { product, quantity, requested });
  const bag = selectUser(state) ? undefined : state.guestBag.bag;
  const quantityOf = (bought: Product, requested: number) => orderLine(bought, requested)?.quantity ?? requested;
  for (const { product } of bag?.saved.filter(isTracked) ?? [])
    tracked.set(product._id, { product, quantity: 0, requested: 0 });
  for (const { product, quantity: requested } of bag?.lines.filter(isTracked) ?? [])
    tracked.set(product._id, { product, quantity: quantityOf(product, requested), requested });
  const { product, quantity } = selectBuyNow(state);
  if (product) tracked.set(product._id, { product, quantity: quantityOf(product, quantity), requested: quantity });
  return tracked;
}

/** More changes than this, which would not fit on the screen, are summed up in one toast. */
const shownSingly = 3;

/** What changed in price or stock of the products in cart, wishlist and Buy Now (ruling 43), a sentence each. */
export function productChangeTexts(before: RootState, now: RootState): readonly string[] {
  // Another user has other products.
  if (selectUser(before)?._id !== selectUser(now)?._id) return [];
  const gone = new Set<string>();
  for (const { product, deletedProductId } of selectServerCartItems(now)) if (!product) gone.add(deletedProductId);
  for (const { _id, gone: isGone } of now.guestBag.bag.lines) if (isGone) gone.add(_id);
  const tracked = trackedProducts(now);
  return [...trackedProducts(before)].flatMap(([id, was]) => {
    const is = tracked.get(id) ?? (now.products.byId[id] === null || gone.has(id) ? 'gone' : null);
    return (is && productChangeText(was, is)) ?? [];
  });
}

/** Announces each change once. */
const announceChanges =
  (before: RootState, now: RootState): AppThunk =>
  (dispatch) => {
    const news = productChangeTexts(before, now);
    const texts = news.length > shownSingly ? [stateTexts.manyProductsChanged(news.length)] : news;
    for (const text of texts) dispatch(noticeShown(text, 'info'));
  };

/** Marks tracked products as gone that are neither in the catalogue nor known by name. */
const fetchMissing =
  (catalogue: readonly Product[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const listed = new Set(catalogue.map(({ _id }) => _id));
    for (const [id, { product }] of trackedProducts(getState()))
      if (!listed.has(id) && (await dispatch(fetchByName(product))) === 'unknown') dispatch(productsGone([id]));
  };

/** Announces changes of price and stock, and looks for the products that the catalogue lacks (ruling 43). */
export function announceProductNews(startListening: StartListening): void {
  startListening({
    predicate: (_, now, before) =>
      now.user !== before.user || now.buyNow !== before.buyNow || now.guestBag !== before.guestBag,
    effect: (_, { dispatch, getState, getOriginalState }) => dispatch(announceChanges(getOriginalState(), getState())),
  });
  startListening({
    matcher: getProducts.matchFulfilled,
    effect: ({ payload, meta }, { dispatch }) => (meta.arg.originalArgs ? undefined : dispatch(fetchMissing(payload))),
  });
}

/** Refetches a stale catalogue when the page becomes visible. Returns an unsubscribe function. */
export function refetchWhenVisible({ dispatch, getState }: Store): () => void {
  const refetchStale = () => {
    const { isLoading, fulfilledTimeStamp: at } = getProducts.select()(getState());
    const stale = at !== undefined && !isLoading && Date.now() - at > staleCatalogueMs;
    if (stale && navigator.onLine) void dispatch(getProducts.initiate(undefined, refetch));
  };
  return stopAll(listen(window, 'focus', refetchStale), onVisible(refetchStale));
}

/**
 * Caches each complete response of the whole catalogue for the next visit. Products are public: it has no personal
 * data. Returns an unsubscribe function.
 */
export function cacheCatalogue({ getState, subscribe }: Store): () => void {
  let cachedOf = 0;
  let writing = Promise.resolve();
  const check = () => {
    const state = getState();
    const list = selectProductList(state);
    if (!isFinal(list) || list.receivedAt === null || list.receivedAt === cachedOf) return;
    const at = list.receivedAt;
    cachedOf = at;
    // Storage is blocked or full: the next visit begins without cached products.
    writing = writing.then(() => writeCatalogue(selectProducts(state) ?? [], at)).catch(() => {});
  };
  // The demo's products are in the browser anyway.
  if (env.backend !== 'hosted' || !('caches' in globalThis)) return () => {};
  check();
  return subscribe(check);
}
