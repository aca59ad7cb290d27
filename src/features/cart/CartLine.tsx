import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '@/contract/product';
import { orderLine } from '@/domain/orderLines';
import { productPath } from '@/domain/productSlug';
import type { StockLimitedItem } from '@/domain/stockLimit';
import { safeUrl } from '@/lib/url';
import { Picture } from '@/ui/Picture';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { CartLineFacts } from './CartLineFacts';
import { RemoveLineButton } from './RemoveLineButton';
import { cartTexts } from './texts';

interface Props {
  readonly item: StockLimitedItem;
  readonly product: Product;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onQuantity: (quantity: number) => void;
  /** Below the quantity. */
  readonly children?: ReactNode;
}

/** One line of the cart (§2). */
export function CartLine({ item, product, busy, onRemove, onQuantity, children }: Props) {
  const line = orderLine(product, item.quantity);
  return (
    <article aria-label={product.name} className="flex flex-wrap gap-5">
      <Link
        to={productPath(product.name)}
        aria-hidden
        tabIndex={-1}
        className="block size-[min(6rem,26vw)] shrink-0 overflow-hidden rounded-card bg-ivory-deep sm:size-32"
      >
        <Picture src={safeUrl(product.images[0])} alt="" sizes="8rem" />
      </Link>
      <div className="flex min-w-0 flex-1 basis-40 flex-col">
        <CartLineFacts item={item} product={product} line={line} />
        <div className="mt-auto flex flex-wrap items-center gap-x-7 gap-y-1 pt-4">
          {line && (
            <QuantityStepper
              value={item.asked ?? item.quantity}
              onChange={onQuantity}
              max={item.asked ? item.quantity : product.stockSize}
              label={product.name}
              disabled={busy}
            />
          )}
          <RemoveLineButton label={cartTexts.removeOf(product.name)} busy={busy} onRemove={onRemove} />
          {line && children}
        </div>
      </div>
    </article>
  );
}
