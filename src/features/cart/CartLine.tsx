import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { words } from '@/config/messages';
import type { Product } from '@/contract/product';
import type { RemovedLine } from '@/domain/cart';
import { formatMoney } from '@/domain/money';
import { dateOfObjectId, lineCents, orderLine } from '@/domain/order';
import type { StockLimitedItem } from '@/domain/stock';
import { ProductLink } from '@/features/product-link/ProductLink';
import { ProductNews } from '@/features/product-news/ProductNews';
import { formatDate } from '@/lib/dates';
import { englishLang } from '@/lib/language';
import { useProductPath } from '@/state/products';
import { Button } from '@/ui/Button';
import { NewStatus } from '@/ui/EnglishText';
import { Picture } from '@/ui/Picture';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
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

/** One line of the cart (§2); a product that cannot be charged says why. */
export function CartLine({ item, product, busy, onRemove, onQuantity, children }: Props) {
  const pathOf = useProductPath();
  const line = orderLine(product, item.quantity);
  const added = dateOfObjectId(item._id);
  const soldOut = product.stockSize === 0;
  return (
    <article aria-label={product.name} className="flex flex-wrap gap-5">
      <Link
        to={pathOf(product)}
        aria-hidden
        tabIndex={-1}
        className="block size-[min(6rem,26vw)] shrink-0 overflow-hidden rounded-card bg-ivory-deep sm:size-32"
      >
        <Picture src={product.images[0]} alt="" sizes="8rem" />
      </Link>
      <div className="flex min-w-0 flex-1 basis-40 flex-col">
        <p dir="auto" lang={englishLang} className="text-xs font-semibold tracking-wider text-ink-soft uppercase">
          {product.brand}
        </p>
        <div className="flex flex-wrap justify-between gap-x-4">
          <h2 className="min-w-0 font-display text-lg break-words">
            <ProductLink product={product} className="hover:underline" />
          </h2>
          <p className={`font-semibold tabular-nums ${!line && soldOut ? 'text-alert' : ''}`}>
            {line && <VisuallyHidden>{words.lineTotal} </VisuallyHidden>}
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
        <div className="mt-auto flex flex-wrap items-center gap-x-7 gap-y-1 pt-4">
          {line && (
            <QuantityStepper
              value={item.requested ?? item.quantity}
              onChange={onQuantity}
              max={item.requested ? item.quantity : product.stockSize}
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

function whyNotCharged(soldOut: boolean, quantity: number): string {
  if (soldOut) return words.outOfStock;
  return quantity === 0 ? cartTexts.noneLeft : words.priceOnRequest;
}

interface RemoveLineButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** Aligns its text, not its padding, with the line above. */
function RemoveLineButton({ label, busy, onRemove }: RemoveLineButtonProps) {
  return (
    <Button variant="quiet" size="small" className="-mx-4" busy={busy} onClick={onRemove} aria-label={label}>
      {words.remove}
    </Button>
  );
}

interface RemovedCartLineProps {
  readonly line: RemovedLine;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

export function RemovedCartLine({ line, busy, onUndo }: RemovedCartLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-ivory-edge py-4 not-last:border-b">
      <NewStatus className="min-w-0 text-ink-soft wrap-anywhere">{cartTexts.removed(line.product.name)}</NewStatus>
      <Button variant="quiet" busy={busy} onClick={onUndo} aria-label={cartTexts.undoOf(line.product.name)}>
        {cartTexts.undo}
      </Button>
    </li>
  );
}

interface UnavailableCartLineProps {
  readonly busy: boolean;
  /** Null where the server does not name the product: removing a line needs its id (§7). */
  readonly onRemove: (() => void) | null;
}

/** A deleted product, which is never charged (ruling 36). */
export function UnavailableCartLine({ busy, onRemove }: UnavailableCartLineProps) {
  return (
    <div className="flex items-center gap-5">
      <div className="size-[min(6rem,26vw)] shrink-0 overflow-hidden rounded-card sm:size-32">
        <Picture src={null} alt="" sizes="8rem" />
      </div>
      <div>
        <p>
          <strong className="block font-semibold">{words.noLongerAvailable}</strong>
          <span className="text-sm text-ink-soft">{cartTexts.unavailableText}</span>
        </p>
        {onRemove && <RemoveLineButton label={cartTexts.removeUnavailable} busy={busy} onRemove={onRemove} />}
      </div>
    </div>
  );
}
