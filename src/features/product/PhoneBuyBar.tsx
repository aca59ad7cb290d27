import { type RefObject, useEffect, useState } from 'react';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { priceOf } from '@/domain/price';
import { canBeBought } from '@/domain/stock';
import { englishLang } from '@/lib/language';
import { BottomBar } from '@/ui/BottomBar';
import { BagButton } from './BuyBox';
import { phoneBuyBarTexts } from './texts';
import type { Buying } from './useBuyBox';

interface Props {
  readonly product: Product;
  readonly buying: Buying;
  /** The row with the page's own button. */
  readonly buttonsRef: RefObject<HTMLElement | null>;
}

/** On a phone: price and Add To Bag at the bottom while the page's own button is out of view. */
export function PhoneBuyBar({ product, buying, buttonsRef }: Props) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const buttons = buttonsRef.current;
    if (!buttons) return;
    const observer = new IntersectionObserver((entries) => setShown(!entries.at(-1)?.isIntersecting), {
      threshold: 0.6,
    });
    observer.observe(buttons);
    return () => observer.disconnect();
  }, [buttonsRef]);

  const { nowCents } = priceOf(product);
  if (!shown || nowCents === null) return null;
  return (
    <BottomBar label={phoneBuyBarTexts.label} className="flex items-center gap-4 lg:hidden">
      <p className="min-w-0">
        {buying.problem ? (
          <span className="line-clamp-2 text-sm font-medium text-alert">
            {phoneBuyBarTexts.notAdded(buying.problem)}
          </span>
        ) : (
          <span lang={englishLang} className="block truncate text-sm text-ink-soft">
            {product.name}
          </span>
        )}
        <span className="font-semibold tabular-nums">{formatMoney(nowCents)}</span>
      </p>
      <div className="ml-auto flex shrink-0">
        <BagButton buying={buying} buyable={canBeBought(product)} soldOut={product.stockSize === 0} />
      </div>
    </BottomBar>
  );
}
