import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { optionalListOf } from '@/contract/lenient';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { productNews, type SeenProduct, seenNow } from '@/domain/productChanges';
import { local } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { useAppSelector, useAppStore } from '@/state/hooks';
import type { RootState } from '@/state/storeTypes';
import { selectServerCartItems, selectUser } from '@/state/userSlice';
import { productNewsTexts } from './texts';

/** A key of local storage, which a sign-out wipes. */
const key = 'seen-products';

const schema = v.object({
  userId: v.string(),
  products: optionalListOf(v.object({ id: v.string(), cents: v.nullable(v.number()), inStock: v.boolean() })),
});

/** A customer's products as they were first seen, by id; empty if nothing readable is stored. */
function seenProducts(userId: string): ReadonlyMap<string, SeenProduct> {
  const read = v.safeParse(schema, parseJson(local.read(key)));
  const products = read.success && read.output.userId === userId ? read.output.products : [];
  return new Map(products.map(({ id, ...seen }) => [id, seen]));
}

/** Stores price and stock of each product in cart and wishlist as first seen, and drops products that left. */
function rememberProducts(state: RootState): void {
  const user = selectUser(state);
  if (!user) return;
  const before = seenProducts(user._id);
  const inCart = selectServerCartItems(state).flatMap(({ product }) => product ?? []);
  const products = [...inCart, ...user.wishlistedItems].map((product) => ({
    id: product._id,
    ...(before.get(product._id) ?? seenNow(product)),
  }));
  local.write(key, JSON.stringify({ userId: user._id, products }));
}

/** Stores cart and wishlist as the page first shows them, for the news of a later visit. */
export function useRememberProducts(): void {
  const { getState } = useAppStore();
  useEffect(() => rememberProducts(getState()), [getState]);
}

/** Changes since the product was first seen in cart or wishlist, which themselves say that it is sold out. */
export function ProductNews({ product }: { product: Product }) {
  const userId = useAppSelector(selectUser)?._id ?? '';
  const [seen] = useState(() => seenProducts(userId).get(product._id) ?? seenNow(product));
  const { price, isBack } = productNews(seen, product);
  return (
    <>
      {price && (
        <p className={`mt-1 text-sm font-medium ${price.fell ? 'text-done' : 'text-saffron-ink'}`}>
          {productNewsTexts[price.fell ? 'down' : 'up'](formatMoney(price.from))}
        </p>
      )}
      {isBack && <p className="mt-1 text-sm font-medium text-done">{productNewsTexts.back}</p>}
    </>
  );
}
