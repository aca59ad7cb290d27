import { type RefObject, useEffect, useState } from 'react';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { priceOf } from '@/domain/price';
import { canBeBought } from '@/domain/stock';
import { BottomBar } from '@/ui/BottomBar';
import { BagButton } from './BuyBox';
import { CostNote } from './CostNote';
import { phoneBuyBarTexts } from './phoneBuyBarTexts';
import type { Buying } from './useBuyBox';

interface Props {
  readonly product: Product;
  readonly buying: Buying;
  readonly buyBoxRef: RefObject<HTMLElement | null>;
}

/** The costs beside the price; on a phone: price and Add To Bag at the bottom once the buy box has scrolled out of view. */
export function PhoneBuyBar({ product, buying, buyBoxRef }: Props) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const buyBox = buyBoxRef.current;
    if (!buyBox) return;
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      // Below the viewport counts as intersecting: a jump from far below to the top must fire too.
      { rootMargin: '0px 0px 100000px 0px' },
    );
    observer.observe(buyBox);
    return () => observer.disconnect();
  }, [buyBoxRef]);

  const { nowCents } = priceOf(product);
  if (nowCents === null) return null;
  const costs = <CostNote buyBoxRef={buyBoxRef} />;
  if (!shown) return costs;
  return (
    <>
      {costs}
      <BottomBar label={phoneBuyBarTexts.label} className="flex items-center gap-4 lg:hidden">
        <p className="min-w-0">
          {buying.problem ? (
            <span className="line-clamp-2 text-sm font-medium text-alert">
              {phoneBuyBarTexts.notAdded(buying.problem)}
            </span>
          ) : (
            <span className="block truncate text-sm text-ink-soft">{product.name}</span>
          )}
          <span className="font-semibold tabular-nums">{formatMoney(nowCents)}</span>
        </p>
        <div className="ml-auto flex shrink-0">
          <BagButton buying={buying} buyable={canBeBought(product)} soldOut={product.stockSize === 0} />
        </div>
      </BottomBar>
    </>
  );
}
