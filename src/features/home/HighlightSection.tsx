import { Link } from 'react-router-dom';
import { minimumQuantity } from '@/config/constants';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { priceOf } from '@/domain/price';
import { productPath } from '@/domain/productSlug';
import { BuyNowButton } from '@/features/buy-now/BuyNowButton';
import { englishLang } from '@/lib/language';
import { safeUrl } from '@/lib/url';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { homeBelowTexts } from './texts';

interface Props {
  readonly product: Product;
  /** Puts the picture on the right. */
  readonly reversed: boolean;
}

/** A highlighted product; its Buy Now starts the checkout with one item (§1, §2). */
export function HighlightSection({ product, reversed }: Props) {
  const { nowCents, wasCents } = priceOf(product);
  return (
    <section aria-label={product.name} className="mx-auto max-w-shop px-4 sm:px-8">
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-2">
        <div className={`overflow-hidden rounded-card bg-ivory-deep ${reversed ? 'md:order-2' : ''}`}>
          <Picture src={safeUrl(product.images[0])} alt="" sizes="(min-width: 768px) 44vw, 92vw" />
        </div>
        <div>
          <p lang={englishLang} className="text-sm font-semibold tracking-wider text-leaf uppercase">
            {product.brand}
          </p>
          <h2 className="mt-3 text-3xl break-words sm:text-4xl">
            <Link lang={englishLang} to={productPath(product.name)} className="underline-offset-4 hover:underline">
              {product.name}
            </Link>
          </h2>
          <p lang={englishLang} className="mt-4 line-clamp-4 max-w-text text-lg text-ink-soft">
            {product.description}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
            {nowCents !== null && (
              <Price now={formatMoney(nowCents)} was={wasCents === null ? null : formatMoney(wasCents)} size="large" />
            )}
            <BuyNowButton
              product={product}
              quantity={minimumQuantity}
              aria-label={homeBelowTexts.buyNow(product.name)}
              size="large"
              className=""
            />
          </div>
        </div>
      </div>
    </section>
  );
}
