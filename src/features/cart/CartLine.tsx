import { Link } from 'react-router-dom';
import type { HeldItem } from '@/domain/heldItems';
import { formatMoney } from '@/domain/money';
import { dateOfObjectId } from '@/domain/objectId';
import { orderLine } from '@/domain/orderLines';
import { lineCents } from '@/domain/orderTotals';
import { productPath } from '@/domain/productSlug';
import { formatDate } from '@/lib/dates';
import { safeUrl } from '@/lib/safeUrl';
import { changeCartQuantity } from '@/state/cartQuantity';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { QuantityStepper } from '@/ui/QuantityStepper';

interface Props {
  readonly item: HeldItem;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** One line of the cart (§2). A deleted product is shown and never charged (ruling 36). */
export function CartLine({ item, busy, onRemove }: Props) {
  const dispatch = useAppDispatch();
  const product = item.productId;
  if (!product) return <GoneLine busy={busy} onRemove={item.deletedProductId ? onRemove : null} />;

  const line = orderLine(product, item.quantity);
  const added = dateOfObjectId(item._id);
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
        <p className="text-xs font-semibold tracking-wider text-ink-soft uppercase">{product.brand}</p>
        <div className="flex flex-wrap justify-between gap-x-4">
          <h2 className="min-w-0 font-display text-lg break-words">
            <Link to={productPath(product.name)} className="hover:underline">
              {product.name}
            </Link>
          </h2>
          <p className="font-semibold tabular-nums">{line ? formatMoney(lineCents(line)) : <WhyNot item={item} />}</p>
        </div>
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {line && `${formatMoney(line.unitCents)} each`}
          {added && <span className="block">Added on {formatDate(added, 'long')}</span>}
        </p>
        {!line && (
          <p className="mt-1 text-sm">
            Not charged. {product.stockSize === 0 && 'Remove it, or wait until it’s back in stock.'}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-7 gap-y-1 pt-4">
          {line && (
            <QuantityStepper
              value={item.asked ?? item.quantity}
              onChange={(quantity) => void dispatch(changeCartQuantity(product._id, quantity))}
              max={item.asked ? item.quantity : product.stockSize}
              label={product.name}
              disabled={busy}
            />
          )}
          {/* Its word, not its padding, stands in line with what is above. */}
          <Button
            variant="quiet"
            size="small"
            className="-mx-4"
            busy={busy}
            onClick={onRemove}
            aria-label={`Remove ${product.name}`}
          >
            Remove
          </Button>
        </div>
      </div>
    </article>
  );
}

/** In the price's place: why a line cannot be charged. */
function WhyNot({ item: { productId: product, quantity } }: { item: HeldItem }) {
  if (product?.stockSize === 0) return <span className="text-alert">Out of Stock</span>;
  return quantity === 0 ? 'None left' : 'Price on request';
}

interface GoneProps {
  readonly busy: boolean;
  /** Null where the server does not say which product it was: removing a line needs its id (§7). */
  readonly onRemove: (() => void) | null;
}

function GoneLine({ busy, onRemove }: GoneProps) {
  return (
    <div className="flex items-center gap-5">
      <div className="size-[min(6rem,26vw)] shrink-0 overflow-hidden rounded-card sm:size-32">
        <Picture src={null} alt="" sizes="8rem" />
      </div>
      <div>
        <p>
          <strong className="block font-semibold">No longer available</strong>
          <span className="text-sm text-ink-soft">We no longer sell this product. You won’t be charged for it.</span>
        </p>
        {onRemove && (
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            onClick={onRemove}
            aria-label="Remove the unavailable product"
          >
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
