import { useEffect, useMemo, useRef } from 'react';
import { productApi, useGetProductsQuery } from '@/api/productApi';
import { listKey, type ProductFilter, wholeCatalogue } from '@/api/productLists';
import type { ShownProduct } from '@/domain/stock';
import { useAppDispatch, useAppSelector } from './hooks';
import { isFinal, selectProductList, selectProducts } from './productsSlice';

export interface Products {
  /** Undefined until the first are known. */
  readonly products: readonly ShownProduct[] | undefined;
  /** Whether they are the server's complete response: what it lacks does not exist. */
  readonly isFinal: boolean;
  /** More products are to come, or did not come. */
  readonly isPartial: boolean;
  /** When an earlier visit received them (ms since 1970); null for this visit's. */
  readonly cachedAt: number | null;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

type List = readonly ShownProduct[] | undefined;

const hasSameItems = (one: List, other: List) =>
  one === other || (one?.length === other?.length && one?.every((item, place) => item === other?.[place]) === true);

/** The list of a brand or a search belongs to one page: leaving it cancels its request. */
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
      // Deferred: StrictMode leaves once and returns.
      setTimeout(() => {
        if (awaited.current !== key) dispatch(productApi.util.getRunningQueryThunk('getProducts', filter))?.abort();
      });
    };
  }, [dispatch, brand, search]);
}

/** The products of a list: of the whole catalogue, a brand or a search. */
export function useProducts(filter = wholeCatalogue): Products {
  const isWhole = listKey(filter) === listKey(wholeCatalogue);
  const { isError, isFetching, refetch } = useGetProductsQuery(isWhole ? undefined : filter, {
    // Before the first effect, and in the HTML, the request is about to be sent.
    selectFromResult: (query) => ({ isError: query.isError, isFetching: query.isFetching || query.isUninitialized }),
  });
  useCancelWhenLeft(filter);
  const list = useAppSelector((state) => selectProductList(state, filter));
  // News about other products change nothing here.
  const products = useAppSelector((state) => selectProducts(state, filter), hasSameItems);
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
