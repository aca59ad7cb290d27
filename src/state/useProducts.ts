import { useMemo } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import type { ProductFilter } from '@/api/productLists';
import type { Product } from '@/contract/product';
import { useAppSelector } from './hooks';
import { isFinal, selectProductList, selectProducts } from './productsSlice';

export interface Products {
  /** Undefined until the first are known. */
  readonly products: readonly Product[] | undefined;
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

const wholeCatalogue: ProductFilter = {};

type List = readonly Product[] | undefined;

const hasSameItems = (one: List, other: List) =>
  one === other || (one?.length === other?.length && one?.every((item, place) => item === other?.[place]) === true);

/** The products of a list: of the whole catalogue, a brand or a search. */
export function useProducts(filter: ProductFilter = wholeCatalogue): Products {
  const isWhole = filter.brand === undefined && filter.search === undefined;
  const { isError, isFetching, refetch } = useGetProductsQuery(isWhole ? undefined : filter, {
    selectFromResult: (query) => ({ isError: query.isError, isFetching: query.isFetching }),
  });
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
