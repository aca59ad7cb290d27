import { isNotFound } from '@/api/apiError';
import { cacheCatalogue as writeCatalogue } from '@/api/cachedCatalogue';
import { productApi } from '@/api/productApi';
import { staleCatalogueMs } from '@/config/constants';
import { env } from '@/config/env';
import type { Product } from '@/contract/product';
import type { BagLine } from '@/domain/guestBag';
import { orderLine } from '@/domain/order';
import { productChangeText, type TrackedProduct } from '@/domain/productChanges';
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

/** What the server says of a product by its name: itself, 'unknown' for none of that name, or null where no response comes. */
export const fetchByName =
  ({ _id, name }: Pick<Product, '_id' | 'name'>): AppThunk<Promise<Product | 'unknown' | null>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(getProduct.initiate(name, refetch));
    if (error) return isNotFound(error) ? 'unknown' : null;
    return data?.result?._id === _id ? data.result : 'unknown';
  };

/** The product as the server has it now, also under a new name; 'gone', or null where no response comes. */
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
 * Asks the server once more for what is about to be paid, so that a changed price or stock is seen before PayPal opens. What
 * it does not know by name is looked for in the catalogue, where a renamed product has another; what is in neither is gone,
 * also where the catalogue does not come: nobody pays for what may not exist. A product whose own response does not come
 * stays as it was shown.
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

/** The products of cart, wishlist, a guest's bag and Buy Now by id; one in several of them counts as it is bought. */
function trackedProducts(state: RootState): ReadonlyMap<string, TrackedProduct> {
  const tracked = new Map<string, TrackedProduct>();
  const wished = [
    ...(selectUser(state)?.wishlistedItems ?? []),
    ...selectCartMoves(state).map(({ product }) => product),
  ];
  for (const product of wished) tracked.set(product._id, { product, quantity: 0, asked: 0 });
  for (const { product, quantity, asked = quantity } of selectCartItems(state))
    if (product) tracked.set(product._id, { product, quantity, asked });
  const bag = selectUser(state) ? undefined : state.guestBag.bag;
  const quantityOf = (bought: Product, asked: number) => orderLine(bought, asked)?.quantity ?? asked;
  for (const { product } of bag?.saved.filter(isTracked) ?? [])
    tracked.set(product._id, { product, quantity: 0, asked: 0 });
  for (const { product, quantity: asked } of bag?.lines.filter(isTracked) ?? [])
    tracked.set(product._id, { product, quantity: quantityOf(product, asked), asked });
  const { product, quantity } = selectBuyNow(state);
  if (product) tracked.set(product._id, { product, quantity: quantityOf(product, quantity), asked: quantity });
  return tracked;
}

/** More changes than toasts fit on the screen are summed up in one. */
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

/** A product that neither the catalogue nor its own name finds is no longer sold. */
const fetchMissing =
  (catalogue: readonly Product[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const listed = new Set(catalogue.map(({ _id }) => _id));
    for (const [id, { product }] of trackedProducts(getState()))
      if (!listed.has(id) && (await dispatch(fetchByName(product))) === 'unknown') dispatch(productsGone([id]));
  };

/** Tells the shopper what changed in price or stock, and looks for the products that the catalogue lacks (ruling 43). */
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

/** A page that comes back into view after long refetches the catalogue. Returns an unsubscribe function. */
export function refetchWhenVisible({ dispatch, getState }: Store): () => void {
  const refetchStale = () => {
    const { isLoading, fulfilledTimeStamp: at } = getProducts.select()(getState());
    const stale = at !== undefined && !isLoading && Date.now() - at > staleCatalogueMs;
    if (stale && navigator.onLine) void dispatch(getProducts.initiate(undefined, refetch));
  };
  window.addEventListener('focus', refetchStale);
  const stopWatching = onVisible(refetchStale);
  return () => {
    window.removeEventListener('focus', refetchStale);
    stopWatching();
  };
}

/**
 * Caches each complete response of the whole catalogue for the next visit. Products are public: nothing in it is of a person.
 * Returns a function that stops.
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
    // Blocked or full storage: the next visit begins as the first did.
    writing = writing.then(() => writeCatalogue(selectProducts(state) ?? [], at)).catch(() => {});
  };
  // The demo's products are in the browser anyway.
  if (env.backend !== 'hosted' || !('caches' in globalThis)) return () => {};
  check();
  return subscribe(check);
}
