import { Link } from 'react-router-dom';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { dateOfObjectId } from '@/domain/objectId';
import type { OrderLine } from '@/domain/orderLines';
import { lineCents } from '@/domain/orderTotals';
import { productPath } from '@/domain/productSlug';
import type { StockLimitedItem } from '@/domain/stockLimit';
import { ProductNews } from '@/features/product-news/ProductNews';
import { formatDate } from '@/lib/dates';
import { englishLang } from '@/lib/language';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { cartTexts } from './texts';

interface Props {
  readonly item: StockLimitedItem;
  readonly product: Product;
  /** Null for a product that cannot be charged. */
  readonly line: OrderLine | null;
}

export function CartLineFacts({ item, product, line }: Props) {
  const added = dateOfObjectId(item._id);
  const soldOut = product.stockSize === 0;
  return (
    <>
      <p lang={englishLang} className="text-xs font-semibold tracking-wider text-ink-soft uppercase">
        {product.brand}
      </p>
      <div className="flex flex-wrap justify-between gap-x-4">
        <h2 className="min-w-0 font-display text-lg break-words">
          <Link lang={englishLang} to={productPath(product.name)} className="hover:underline">
            {product.name}
          </Link>
        </h2>
        <p className={`font-semibold tabular-nums ${!line && soldOut ? 'text-alert' : ''}`}>
          {line && <VisuallyHidden>{cartTexts.lineTotal} </VisuallyHidden>}
          {line ? formatMoney(lineCents(line)) : whyNotCharged(soldOut, item.quantity)}
        </p>
      </div>
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        {line && cartTexts.each(formatMoney(line.unitCents))}
        {added && <span className="block">{cartTexts.addedOn(formatDate(added, 'long'))}</span>}
      </p>
      <ProductNews product={product} />
      {!line && (
        <p className="mt-1 text-sm">
          {cartTexts.notCharged} {soldOut && cartTexts.waitForStock}
        </p>
      )}
    </>
  );
}

function whyNotCharged(soldOut: boolean, quantity: number): string {
  if (soldOut) return cartTexts.outOfStock;
  return quantity === 0 ? cartTexts.noneLeft : cartTexts.noPrice;
}
