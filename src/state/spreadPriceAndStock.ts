import { type ProductAnswer, productApi } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { updatedList, withPriceAndStock } from '@/domain/productUpdates';
import { askForProduct } from './rereadProducts';
import type { AppDispatch, RootState } from './storeTypes';
import { trackedProducts } from './trackedProducts';
import { updateProducts } from './updateProducts';

const { getProducts, searchProduct, getProduct } = productApi.endpoints;
const { selectCachedArgsForQuery, updateQueryData } = productApi.util;

/** The products of one answer. */
export interface ProductNews {
  readonly products: readonly Product[];
  /** Whether it is the whole catalogue: a product that it lacks may be gone. */
  readonly whole?: boolean;
}

/** The product of an answer and its related ones. */
export function productsIn({ result, relatedProducts }: ProductAnswer): readonly Product[] {
  return result ? [result, ...relatedProducts] : relatedProducts;
}

/** Updates the other cached answers. */
function patchAnswers(told: ReadonlyMap<string, Product>, gone: readonly string[]) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const state = getState();
    for (const args of selectCachedArgsForQuery(state, 'getProducts')) {
      const { data = [], fulfilledTimeStamp } = getProducts.select(args)(state);
      // What shows before the answer is complete is replaced by it soon.
      if (fulfilledTimeStamp === undefined) continue;
      const next = updatedList(data, told, gone);
      if (next !== data) dispatch(updateQueryData('getProducts', args, () => next));
    }
    for (const term of selectCachedArgsForQuery(state, 'searchProduct')) {
      const { data = [], fulfilledTimeStamp } = searchProduct.select(term)(state);
      if (fulfilledTimeStamp === undefined) continue;
      const next = updatedList(data, told, gone);
      if (next !== data) dispatch(updateQueryData('searchProduct', term, () => next));
    }
    for (const name of selectCachedArgsForQuery(state, 'getProduct')) {
      const { data } = getProduct.select(name)(state);
      if (!data) continue;
      const held = data.result;
      const result = held && !gone.includes(held._id) ? withPriceAndStock(held, told.get(held._id)) : null;
      const relatedProducts = updatedList(data.relatedProducts, told, gone);
      if (result !== held || relatedProducts !== data.relatedProducts)
        dispatch(updateQueryData('getProduct', name, () => ({ result, relatedProducts })));
    }
  };
}

/** A product that neither the catalogue nor its own name finds is no longer sold. */
function askForMissing(told: ReadonlyMap<string, Product>) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    for (const [id, { product }] of trackedProducts(getState())) {
      if (told.has(id) || (await dispatch(askForProduct(product))) !== 'unknown') continue;
      dispatch(updateProducts({ products: [], gone: [id] }));
      dispatch(patchAnswers(new Map(), [id]));
    }
  };
}

/** Applies an answer's prices and stock wherever the shop shows its products (ruling 43). */
export function spreadPriceAndStock({ products, whole = false }: ProductNews) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const told = new Map(products.map((product) => [product._id, product]));
    const changed = [...trackedProducts(getState()).values()].flatMap(({ product }) => {
      const newest = withPriceAndStock(product, told.get(product._id));
      return newest === product ? [] : [newest];
    });
    if (changed.length > 0) dispatch(updateProducts({ products: changed, gone: [] }));
    dispatch(patchAnswers(told, []));
    if (whole) await dispatch(askForMissing(told));
  };
}
