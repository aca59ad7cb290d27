import { useId, useState } from 'react';
import { lowStockFrom, pictureSizes } from '@/config/constants';
import { words } from '@/config/messages';
import type { Product } from '@/contract/product';
import { shownPrice } from '@/domain/price';
import { canBeBought, clampQuantity } from '@/domain/stock';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { ProductLink, ProductPicture } from '@/features/product-link/ProductLink';
import { WishlistHeart } from '@/features/wishlist/WishlistHeart';
import { englishLang } from '@/lib/language';
import { useEntryState } from '@/ui/entryState';
import { Badge, Price } from '@/ui/Price';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { productCardTexts } from './texts';

interface Props {
  readonly product: Product;
  /** Loads the picture immediately: for cards above the fold. */
  readonly eager: boolean;
  readonly heading: 'h2' | 'h3';
  /** On a phone, a compact row with the picture beside the text (ruling 48). */
  readonly row?: boolean;
}

/** A product card (§2): one stretched link, so that the name is read once; heart, stepper, Add to Cart are above it. */
export function ProductCard({ product, eager, heading: Heading, row = false }: Props) {
  const [quantity, setQuantity] = useEntryState(`quantity ${product._id}`, 1);
  const [isOpening, setOpening] = useState(false);
  const headingId = useId();
  const price = shownPrice(product);
  const buyable = canBeBought(product);
  return (
    <article aria-labelledby={headingId} className={`group relative flex h-full flex-col ${row ? 'product-row' : ''}`}>
      <div className="relative overflow-hidden rounded-card bg-ivory-deep row-picture">
        <ProductPicture
          productId={product._id}
          moves={isOpening}
          src={product.images[0]}
          alt=""
          eager={eager}
          sizes={row ? pictureSizes.listed : pictureSizes.card}
          className="transition-transform duration-500 ease-calm group-hover:scale-[1.03] motion-reduce:transition-none"
        />
        {price?.percentOff && (
          <span className="absolute top-3 left-3 max-w-[calc(100%-4.25rem)] row-badge">
            <Badge tone="saffron" wraps>
              {productCardTexts.percentOff(price.percentOff)}
            </Badge>
          </span>
        )}
        <div className="absolute top-2 right-2 z-10 row-heart">
          <WishlistHeart product={product} />
        </div>
      </div>
      <div className="flex flex-1 flex-col pt-3 row-text">
        <p className="truncate text-xs font-semibold tracking-wider text-ink-soft uppercase row-brand">
          {product.brand}
        </p>
        <Heading
          id={headingId}
          className="mt-1 line-clamp-2 min-h-[2.6em] font-display text-[min(1.125rem,5vw)] leading-[1.3] row-name"
        >
          <ProductLink
            product={product}
            className="stretched-link rounded-sm hover:underline"
            onMove={() => setOpening(true)}
          />
        </Heading>
        <p
          dir="auto"
          lang={englishLang}
          className="mt-1 line-clamp-2 min-h-[2.8em] text-sm leading-[1.4] text-ink-soft row-description"
        >
          {product.description}
        </p>
        <div className="mt-2 flex flex-1 flex-col row-buy">
          <div className="flex flex-wrap items-baseline gap-x-3 row-price">
            {price ? (
              <Price now={price.now} was={price.was} />
            ) : (
              <p className="text-sm text-ink-soft">{words.priceOnRequest}</p>
            )}
            <StockNote stockSize={product.stockSize} />
          </div>
          {/* A long label wraps onto two lines rather than move below the stepper. */}
          <div className="relative z-10 mt-auto flex flex-wrap items-center gap-2 pt-3 row-controls [&>button]:basis-26 [&>button]:px-1.5 [&>button]:leading-tight">
            <QuantityStepper
              value={quantity}
              onChange={setQuantity}
              max={product.stockSize}
              label={product.name}
              disabled={!buyable}
            />
            <AddToCartButton product={product} quantity={clampQuantity(quantity, product.stockSize)} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Warns of low or no stock; renders nothing when the stock is ample or unknown (ruling 38). */
export function StockNote({ stockSize }: { stockSize: number | null }) {
  if (stockSize === 0) return <p className="text-sm font-semibold text-alert">{words.outOfStock}</p>;
  if (stockSize === null || stockSize > lowStockFrom) return null;
  return <p className="text-sm font-medium text-saffron-ink">{productCardTexts.fewLeft(stockSize)}</p>;
}
