import { Link } from 'react-router-dom';
import type { Booking } from '@/contract/order';
import { formatKnown, toCents } from '@/domain/money';
import { englishLang } from '@/lib/language';
import { safeUrl } from '@/lib/url';
import { useProductPath, useProducts } from '@/state/products';
import { Picture } from '@/ui/Picture';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { accountTexts } from './texts';

/** From the catalogue: a booking names its products without pictures (§3). */
export function useProductPicture(productId: string | undefined): string | null {
  const { products } = useProducts();
  return safeUrl(products?.find(({ _id }) => _id === productId)?.images[0]);
}

export function BookingLine({ line }: { line: Booking['products'][number] }) {
  const pathOf = useProductPath();
  const { productId: product, quantity, price, total_price } = line;
  const picture = useProductPicture(product?._id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="block size-14 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
        <Picture src={picture} alt="" sizes="3.5rem" />
      </span>
      <span className="min-w-0 flex-1 basis-28 break-words">
        {product ? (
          <Link dir="auto" lang={englishLang} to={pathOf(product)} className="hover:underline">
            {product.name}
          </Link>
        ) : (
          <span className="text-ink-soft">{accountTexts.productUnavailable}</span>
        )}
        <span className="block text-sm text-ink-soft tabular-nums">
          {accountTexts.quantityAndPrice(quantity, formatKnown(toCents(price)))}
        </span>
      </span>
      <span className="ml-auto tabular-nums">
        <VisuallyHidden>{accountTexts.lineTotal} </VisuallyHidden>
        {formatKnown(toCents(total_price))}
      </span>
    </li>
  );
}
