import { orderLine } from '@/domain/orderLines';
import type { TrackedProduct } from '@/domain/productChanges';
import { selectBuyNow } from './buyNowSlice';
import { selectCartItems } from './cartSelectors';
import type { RootState } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';

/** What the shopper keeps, by product id: of one that stands in several places, as it is bought. */
export function trackedProducts(state: RootState): ReadonlyMap<string, TrackedProduct> {
  const kept = new Map<string, TrackedProduct>();
  const wished = [
    ...(selectUser(state)?.wishlistedItems ?? []),
    ...selectCartMoves(state).map(({ product }) => product),
  ];
  for (const product of wished) kept.set(product._id, { product, quantity: 0, asked: 0 });
  for (const { productId: product, quantity, asked = quantity } of selectCartItems(state))
    if (product) kept.set(product._id, { product, quantity, asked });
  const { product, quantity } = selectBuyNow(state);
  if (product)
    kept.set(product._id, { product, quantity: orderLine(product, quantity)?.quantity ?? quantity, asked: quantity });
  return kept;
}
