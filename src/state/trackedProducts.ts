import type { Product } from '@/contract/product';
import type { BagLine } from '@/domain/guestBag';
import { orderLine } from '@/domain/orderLines';
import type { TrackedProduct } from '@/domain/productChanges';
import { selectBuyNow } from './buyNowSlice';
import { selectCartItems } from './cartSelectors';
import type { RootState } from './storeTypes';
import { selectCartMoves, selectUser } from './userSlice';

const isTracked = ({ gone, owner }: BagLine) => !gone && !owner;

/** The products of cart, wishlist, a guest's bag and Buy Now by id; one in several of them counts as it is bought. */
export function trackedProducts(state: RootState): ReadonlyMap<string, TrackedProduct> {
  const kept = new Map<string, TrackedProduct>();
  const wished = [
    ...(selectUser(state)?.wishlistedItems ?? []),
    ...selectCartMoves(state).map(({ product }) => product),
  ];
  for (const product of wished) kept.set(product._id, { product, quantity: 0, asked: 0 });
  for (const { productId: product, quantity, asked = quantity } of selectCartItems(state))
    if (product) kept.set(product._id, { product, quantity, asked });
  const bag = selectUser(state) ? undefined : state.guestBag?.bag;
  const quantityOf = (bought: Product, asked: number) => orderLine(bought, asked)?.quantity ?? asked;
  for (const { product } of bag?.saved.filter(isTracked) ?? [])
    kept.set(product._id, { product, quantity: 0, asked: 0 });
  for (const { product, quantity: asked } of bag?.lines.filter(isTracked) ?? [])
    kept.set(product._id, { product, quantity: quantityOf(product, asked), asked });
  const { product, quantity } = selectBuyNow(state);
  if (product) kept.set(product._id, { product, quantity: quantityOf(product, quantity), asked: quantity });
  return kept;
}
