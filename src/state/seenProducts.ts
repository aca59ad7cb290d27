import * as v from 'valibot';
import { optionalListOf } from '@/contract/lenient';
import { type SeenProduct, seenNow } from '@/domain/productNews';
import { parseJson } from '@/lib/parseJson';
import { local } from '@/lib/storage';
import type { RootState } from './storeTypes';
import { selectServerCartItems, selectUser } from './userSlice';

/** In local storage: a sign-out wipes it. */
const key = 'seen-products';

const schema = v.object({
  userId: v.string(),
  products: optionalListOf(v.object({ id: v.string(), cents: v.nullable(v.number()), inStock: v.boolean() })),
});

/** What was seen of a customer's products, by id; empty where it cannot be read. */
export function seenProducts(userId: string): ReadonlyMap<string, SeenProduct> {
  const read = v.safeParse(schema, parseJson(local.read(key)));
  const products = read.success && read.output.userId === userId ? read.output.products : [];
  return new Map(products.map(({ id, ...seen }) => [id, seen]));
}

/** Remembers price and stock of each product in cart and wishlist as they were first seen, and forgets those that left. */
export function rememberProducts(state: RootState): void {
  const user = selectUser(state);
  if (!user) return;
  const before = seenProducts(user._id);
  const inCart = selectServerCartItems(state).flatMap(({ productId }) => productId ?? []);
  const products = [...inCart, ...user.wishlistedItems].map((product) => ({
    id: product._id,
    ...(before.get(product._id) ?? seenNow(product)),
  }));
  local.write(key, JSON.stringify({ userId: user._id, products }));
}
