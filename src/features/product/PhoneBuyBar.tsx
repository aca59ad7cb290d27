import { type RefObject, useEffect, useState } from 'react';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { priceOf } from '@/domain/price';
import { canBeBought } from '@/domain/stock';
import { BottomBar } from '@/ui/BottomBar';
import { BagButton } from './BuyBox';
import type { Buying } from './useBuyBox';

interface Props {
  readonly product: Product;
  readonly buying: Buying;
  /** The buy box: the bar slides in once it has scrolled away. */
  readonly watch: RefObject<HTMLElement | null>;
}

/** On a phone: price and Add To Bag at the bottom while the buy box is out of sight. */
export function PhoneBuyBar({ product, buying, watch }: Props) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const target = watch.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      // Below the window counts as in sight: a jump from far below to the top must be noticed too.
      { rootMargin: '0px 0px 100000px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [watch]);

  const { nowCents } = priceOf(product);
  if (!shown || nowCents === null) return null;
  return (
    <BottomBar label="Buy this product" className="flex items-center gap-4 lg:hidden">
      <p className="min-w-0">
        {buying.problem ? (
          <span className="line-clamp-2 text-sm font-medium text-alert">Not added. {buying.problem}</span>
        ) : (
          <span className="block truncate text-sm text-ink-soft">{product.name}</span>
        )}
        <span className="font-semibold tabular-nums">{formatMoney(nowCents)}</span>
      </p>
      <div className="ml-auto flex shrink-0">
        <BagButton buying={buying} buyable={canBeBought(product)} soldOut={product.stockSize === 0} />
      </div>
    </BottomBar>
  );
}
