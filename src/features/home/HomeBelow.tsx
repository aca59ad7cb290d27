import type { Product } from '@/contract/product';
import { AimStatement } from './AimStatement';
import { BestSellers } from './BestSellers';
import { CarouselSkeleton } from './CarouselSkeleton';
import { HighlightSection } from './HighlightSection';
import { ProductCarousel } from './ProductCarousel';
import { ShopPromises } from './ShopPromises';
import { bestSellersShown } from './slidesShown';
import { VideoStrip } from './VideoStrip';

interface Props {
  /** Null while the catalogue is on its way. */
  readonly bestSellers: readonly Product[] | null;
  readonly highlights: readonly Product[];
}

/** The home page below the first screens (§1); its code comes when a shopper nears it. */
export function HomeBelow({ bestSellers, highlights }: Props) {
  return (
    <div className="space-y-20 sm:space-y-28">
      <AimStatement />
      {bestSellers?.length !== 0 && (
        <BestSellers>
          {bestSellers ? (
            <ProductCarousel label="Best Sellers" products={bestSellers} shown={bestSellersShown} />
          ) : (
            <CarouselSkeleton shown={bestSellersShown} />
          )}
        </BestSellers>
      )}
      {highlights.map((product, place) => (
        <HighlightSection key={product._id} product={product} turned={place % 2 === 1} />
      ))}
      <VideoStrip />
      <ShopPromises />
    </div>
  );
}
