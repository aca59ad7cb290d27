import { productApi } from '@/api/productApi';
import type { Product } from '@/contract/product';
import type { RootState } from './storeTypes';
import { selectUser } from './userSlice';

const { getProducts, searchProduct, getProduct } = productApi.endpoints;
const { selectCachedArgsForQuery } = productApi.util;

function* cachedProducts(state: RootState): Generator<Product> {
  for (const name of selectCachedArgsForQuery(state, 'getProduct')) {
    const { data } = getProduct.select(name)(state);
    if (data?.result) yield data.result;
    yield* data?.relatedProducts ?? [];
  }
  for (const args of selectCachedArgsForQuery(state, 'getProducts')) yield* getProducts.select(args)(state).data ?? [];
  for (const term of selectCachedArgsForQuery(state, 'searchProduct'))
    yield* searchProduct.select(term)(state).data ?? [];
  const user = selectUser(state);
  for (const { productId } of user?.myCart[0]?.items ?? []) if (productId) yield productId;
  yield* user?.wishlistedItems ?? [];
}

/** A product of the answers that came so far; they agree about price and stock (ruling 43). */
export function findProduct(state: RootState, productId: string): Product | null {
  for (const product of cachedProducts(state)) if (product._id === productId) return product;
  return null;
}
