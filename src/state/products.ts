import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { REHYDRATE } from 'redux-persist';
import { productApi, useGetProductsQuery } from '@/api/productApi';
import {
  cachedProductsDropped,
  cachedProductsRead,
  listKey,
  type ProductFilter,
  type ProductList,
  type ProductLists,
  productsSeeded,
  productsStreamed,
  wholeCatalogue,
} from '@/api/productLists';
import type { Product } from '@/contract/product';
import type { User } from '@/contract/user';
import { productPath, sharedSlugs } from '@/domain/product';
import { withPriceAndStock } from '@/domain/productChanges';
import type { ShownProduct } from '@/domain/stock';
import { useAppDispatch, useAppSelector } from './hooks';
import type { RootState } from './storeTypes';
import { receivedUser, selectUser } from './userSlice';

/** The server's response for a product's name. */
interface NamedProduct {
  /** Null if no product has the name. */
  readonly id: string | null;
  readonly relatedIds: readonly string[];
}

type ProductsById = Readonly<Record<string, ShownProduct | null | undefined>>;

export interface ProductsState {
  /** The newest version of each product; null for one that is no longer sold. */
  readonly byId: ProductsById;
  readonly lists: ProductLists;
  readonly byName: Readonly<Record<string, NamedProduct | undefined>>;
  /** The slugs that several products of the catalogue had when the HTML was written. */
  readonly seededSlugs: readonly string[];
}

const initialState: ProductsState = { byId: {}, lists: {}, byName: {}, seededSlugs: [] };

/** The server knows neither the product's name nor its id. */
export const productsGone = createAction<readonly string[]>('products/gone');

const { getProducts, getProduct } = productApi.endpoints;
const idsOf = (products: readonly Product[]) => products.map(({ _id }) => _id);
/** Names come from addresses: with the prefix, none is a key that every object inherits. */
const nameKey = (name: string) => `name ${name}`;

/** Undefined also for an id such as `constructor`, a key that every object inherits. */
const knownIn = (byId: ProductsById, id: string) => (Object.hasOwn(byId, id) ? byId[id] : undefined);

/** Replaces each product by what `newest` returns; undefined leaves it as it is. */
function withEach(
  byId: ProductsById,
  products: readonly Product[],
  newest: (product: Product, known: ShownProduct | null | undefined) => ShownProduct | null | undefined,
): ProductsById {
  let next: Record<string, ShownProduct | null | undefined> | null = null;
  for (const product of products) {
    const { _id: id } = product;
    const known = knownIn(byId, id);
    const now = newest(product, known);
    if (now === known || now === undefined) continue;
    next ??= { ...byId };
    next[id] = now;
  }
  return next ?? byId;
}

/** A product of the server's own response: an omitted stock stays known, and an equal product keeps its identity. */
function received(product: Product, known: ShownProduct | null | undefined): Product {
  if (!known || known.isUnconfirmed) return product;
  const stockSize = product.stockSize ?? known.stockSize;
  return copyWithStructuralSharing(known, stockSize === product.stockSize ? product : { ...product, stockSize });
}

/** A product related to the requested one: the response may omit some of its fields. */
function mentioned(product: Product, known: ShownProduct | null | undefined): Product {
  return known && !known.isUnconfirmed ? withPriceAndStock(known, product) : product;
}

/** A product of an earlier visit, or of the HTML: any version that is already known is newer. */
function unconfirmed(product: Product, known: ShownProduct | null | undefined): ShownProduct | undefined {
  return known === undefined ? { ...product, isUnconfirmed: true } : undefined;
}

/** A product in a customer's cart or wishlist: it only updates one that is already known. */
function copied(product: Product, known: ShownProduct | null | undefined): ShownProduct | undefined {
  return known === undefined || known?.isUnconfirmed ? undefined : mentioned(product, known);
}

function copiesOf(user: User | null | undefined): readonly Product[] {
  if (!user) return [];
  const inCart = user.myCart.flatMap(({ items }) => items.flatMap(({ product }) => product ?? []));
  return [...inCart, ...user.wishlistedItems];
}

/** The products that another tab stored: they are newer than this tab's. */
function storedCopies(payload: unknown): readonly Product[] {
  const { user, buyNow } = (payload ?? {}) as Partial<RootState>;
  return [...copiesOf(user?.current), ...(user?.moves ?? []).map((move) => move.product), buyNow?.product ?? []].flat();
}

/** Replaces a list by a part of it, unless the list is complete or longer. */
function withPart(lists: ProductLists, filter: ProductFilter, part: Omit<ProductList, 'receivedAt'>): ProductLists {
  const key = listKey(filter);
  const known = lists[key];
  if (known && (known.receivedAt !== null || known.ids.length > part.ids.length)) return lists;
  return { ...lists, [key]: { ...part, receivedAt: null } };
}

/** A plain reducer, because Immer would wrap each of 10,000 products. */
export function productsReducer(state = initialState, action: UnknownAction): ProductsState {
  const { byId, lists, byName } = state;
  if (getProducts.matchFulfilled(action)) {
    const { payload: products, meta } = action;
    const ids = idsOf(products);
    const list = { ids, isPartial: false, cachedAt: null, isSeeded: false, receivedAt: meta.fulfilledTimeStamp };
    const key = listKey(meta.arg.originalArgs ?? wholeCatalogue);
    return { ...state, byId: withEach(byId, products, received), lists: { ...lists, [key]: list } };
  }
  if (getProduct.matchFulfilled(action)) {
    const { result, relatedProducts } = action.payload;
    const known = withEach(byId, result ? [result] : [], received);
    const named = { id: result?._id ?? null, relatedIds: idsOf(relatedProducts) };
    return {
      ...state,
      byId: withEach(known, relatedProducts, mentioned),
      byName: { ...byName, [nameKey(action.meta.arg.originalArgs)]: named },
    };
  }
  if (productsStreamed.match(action)) {
    const { filter, ids, products } = action.payload;
    const known = lists[listKey(filter)];
    const part = { ids, isPartial: true, cachedAt: null, isSeeded: false };
    // A cached list keeps its order, so that no card moves, until more products than it holds have arrived.
    const isLonger = !known || ids.length > known.ids.length;
    return {
      ...state,
      byId: withEach(byId, products, received),
      lists: isLonger ? withPart(lists, filter, part) : lists,
    };
  }
  if (cachedProductsRead.match(action)) {
    const { filter, ids, products, cachedAt, isPartial } = action.payload;
    return {
      ...state,
      byId: withEach(byId, products, unconfirmed),
      lists: withPart(lists, filter, { ids, isPartial, cachedAt, isSeeded: false }),
    };
  }
  if (cachedProductsDropped.match(action)) {
    const { [listKey(action.payload.filter)]: list, ...others } = lists;
    return list && list.cachedAt !== null ? { ...state, lists: others } : state;
  }
  if (productsSeeded.match(action)) {
    const { filter, products, sharedSlugs: seededSlugs } = action.payload;
    return {
      ...state,
      byId: withEach(byId, products, unconfirmed),
      lists: withPart(lists, filter, { ids: idsOf(products), isPartial: true, cachedAt: null, isSeeded: true }),
      seededSlugs,
    };
  }
  if (productsGone.match(action)) {
    const gone = Object.fromEntries(action.payload.map((id) => [id, null]));
    return { ...state, byId: { ...byId, ...gone } };
  }
  const copies = action.type === REHYDRATE ? storedCopies(action.payload) : copiesOf(receivedUser(action));
  const known = withEach(byId, copies, copied);
  return known === byId ? state : { ...state, byId: known };
}

interface WithProducts {
  readonly products: ProductsState;
}

export const selectProductList = ({ products }: WithProducts, filter = wholeCatalogue): ProductList | undefined =>
  products.lists[listKey(filter)];

export const isFinal = (list: ProductList | undefined): list is ProductList =>
  list !== undefined && list.receivedAt !== null;

const productsOf = createSelector(
  [(byId: ProductsById) => byId, (_: ProductsById, ids: readonly string[]) => ids],
  (byId, ids): readonly ShownProduct[] => ids.flatMap((id) => byId[id] ?? []),
);

/** The products of a list as far as they are known; undefined until the first one is. */
export function selectProducts(state: WithProducts, filter = wholeCatalogue): readonly ShownProduct[] | undefined {
  const list = selectProductList(state, filter);
  return list && productsOf(state.products.byId, list.ids);
}

/** The product of a name and those related to it; undefined until the server has responded. */
export const selectNamedProduct = createSelector(
  [
    ({ products }: WithProducts) => products.byId,
    ({ products }: WithProducts, name: string) => products.byName[nameKey(name)],
  ],
  (byId, named) =>
    named && {
      product: (named.id !== null && byId[named.id]) || null,
      relatedProducts: productsOf(byId, named.relatedIds),
    },
);

/** The newest version of a product, if the server has confirmed it in this visit; null if it is no longer sold. */
export function confirmedProduct({ byId }: ProductsState, id: string): ShownProduct | null | undefined {
  const known = knownIn(byId, id);
  return known?.isUnconfirmed ? undefined : known;
}

/** A product by its id, as all pages show it; else as the customer's cart or wishlist has it. */
export function selectProduct(state: RootState, id: string): ShownProduct | null {
  return knownIn(state.products.byId, id) ?? copiesOf(selectUser(state)).find(({ _id }) => _id === id) ?? null;
}

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((slug) => other.has(slug));

const selectSharedSlugs = createSelector(
  [({ products }: WithProducts) => products.byId, ({ products }: WithProducts) => products.seededSlugs],
  (byId, seeded) => new Set([...seeded, ...sharedSlugs(Object.values(byId).filter((product) => product != null))]),
  { memoizeOptions: { resultEqualityCheck: sameSet } },
);

/** The path of a product's page; it depends on which other known products share the name. */
export function useProductPath(): (product: Pick<Product, '_id' | 'name'>) => string {
  const shared = useAppSelector(selectSharedSlugs);
  return useCallback((product) => productPath(product, shared), [shared]);
}

export interface Products {
  /** Undefined until the first are known. */
  readonly products: readonly ShownProduct[] | undefined;
  /** Whether they are the server's complete response: a product that it lacks does not exist. */
  readonly isFinal: boolean;
  /** More products are expected, or failed to arrive. */
  readonly isPartial: boolean;
  /** When an earlier visit received them (ms since 1970); null for this visit's. */
  readonly cachedAt: number | null;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** The list of a brand or a search belongs to one page: leaving the page aborts its request. */
function useCancelWhenLeft({ brand, search }: ProductFilter): void {
  const dispatch = useAppDispatch();
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const filter = search !== undefined ? { search } : brand !== undefined ? { brand } : null;
    if (!filter) return;
    const key = listKey(filter);
    awaited.current = key;
    return () => {
      awaited.current = null;
      // Deferred, because StrictMode unmounts and mounts again.
      setTimeout(() => {
        if (awaited.current !== key) dispatch(productApi.util.getRunningQueryThunk('getProducts', filter))?.abort();
      });
    };
  }, [dispatch, brand, search]);
}

/** The products of a list: of the whole catalogue, a brand or a search. */
export function useProducts(filter = wholeCatalogue): Products {
  const isWhole = listKey(filter) === listKey(wholeCatalogue);
  const query = useGetProductsQuery(isWhole ? undefined : filter, {
    // A single flag would not change when a pending request is dropped, and without a render nothing is refetched.
    selectFromResult: ({ isError, isFetching, isUninitialized }) => ({ isError, isFetching, isUninitialized }),
  });
  const { isError, refetch } = query;
  // Before the first effect, in the HTML, and after the caches were emptied, the request is about to be sent.
  const isFetching = query.isFetching || query.isUninitialized;
  useCancelWhenLeft(filter);
  const list = useAppSelector((state) => selectProductList(state, filter));
  // Changes of other products cause no render.
  const products = useAppSelector((state) => selectProducts(state, filter), shallowEqual);
  return useMemo(
    () => ({
      products,
      isFinal: isFinal(list),
      isPartial: list?.isPartial ?? false,
      cachedAt: list?.cachedAt ?? null,
      isFetching,
      isError,
      refetch: () => void refetch(),
    }),
    [products, list, isFetching, isError, refetch],
  );
}
