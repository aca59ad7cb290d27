import { useEffect, useState } from 'react';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { productNews, seenNow } from '@/domain/productChanges';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { rememberProducts, seenProducts } from '@/state/productFreshness';
import { selectUser } from '@/state/userSlice';
import { productNewsTexts } from './texts';

/** Remembers what the page first shows of cart and wishlist, for the news of a later visit. */
export function useRememberProducts(): void {
  const { getState } = useAppStore();
  useEffect(() => rememberProducts(getState()), [getState]);
}

/** Changes of price and stock since the product was first seen in cart or wishlist. */
export function ProductNews({ product }: { product: Product }) {
  const userId = useAppSelector(selectUser)?._id ?? '';
  const [seen] = useState(() => seenProducts(userId).get(product._id) ?? seenNow(product));
  const { price, stock } = productNews(seen, product);
  return (
    <>
      {price && (
        <p className={`mt-1 text-sm font-medium ${price.fell ? 'text-done' : 'text-saffron-ink'}`}>
          {productNewsTexts[price.fell ? 'down' : 'up'](formatMoney(price.from))}
        </p>
      )}
      {stock && (
        <p className={`mt-1 text-sm font-medium ${stock === 'back' ? 'text-done' : 'text-alert'}`}>
          {productNewsTexts[stock]}
        </p>
      )}
    </>
  );
}
