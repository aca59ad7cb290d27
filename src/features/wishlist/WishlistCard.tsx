import { X } from 'lucide-react';
import { useState } from 'react';
import { words } from '@/config/messages';
import type { Product } from '@/contract/product';
import { shownPrice } from '@/domain/price';
import { canBeBought } from '@/domain/stock';
import { ProductLink, ProductPicture } from '@/features/product-link/ProductLink';
import { ProductNews } from '@/features/product-news/ProductNews';
import { englishLang } from '@/lib/language';
import { Button, IconButton } from '@/ui/Button';
import { Price } from '@/ui/Price';
import { wishlistTexts } from './texts';

export interface WishlistActs {
  readonly move: (product: Product) => Promise<void>;
  readonly remove: (product: Product) => Promise<void>;
}

interface Props {
  readonly product: Product;
  readonly acts: WishlistActs;
}

/** A wishlist product (§2) with its availability, remove and Add to Cart. */
export function WishlistCard({ product, acts }: Props) {
  const [isOpening, setOpening] = useState(false);
  const price = shownPrice(product);
  const buyable = canBeBought(product);

  return (
    <article aria-label={product.name} className="relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-card bg-ivory-deep">
        <ProductPicture
          productId={product._id}
          moves={isOpening}
          src={product.images[0]}
          alt=""
          sizes="(min-width: 1280px) 20rem, (min-width: 640px) 40vw, 92vw"
        />
        <IconButton
          label={wishlistTexts.remove(product.name)}
          className="absolute! top-2 right-2 z-10 bg-ivory/90 shadow-card"
          onClick={() => void acts.remove(product)}
        >
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <p
        dir="auto"
        lang={englishLang}
        className="mt-4 truncate text-xs font-semibold tracking-wider text-ink-soft uppercase"
      >
        {product.brand}
      </p>
      <h2 className="mt-1 line-clamp-2 font-display text-lg leading-snug">
        <ProductLink product={product} className="stretched-link hover:underline" onMove={() => setOpening(true)} />
      </h2>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-2">
        {price ? (
          <Price now={price.now} was={price.was} />
        ) : (
          <p className="text-sm text-ink-soft">{words.priceOnRequest}</p>
        )}
        <p className={`text-sm font-semibold ${product.stockSize === 0 ? 'text-alert' : 'text-done'}`}>
          {product.stockSize === 0 ? words.outOfStock : wishlistTexts.available}
        </p>
      </div>
      <ProductNews product={product} />
      <div className="relative z-10 mt-auto pt-4">
        <Button
          className="w-full"
          disabled={!buyable}
          onClick={() => acts.move(product)}
          aria-label={words.addToCartOf(product.name)}
        >
          {words.addToCart}
        </Button>
      </div>
    </article>
  );
}
