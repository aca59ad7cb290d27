import type { Product } from '@/contract/product';
import { RecentlyViewed } from '@/features/recent/RecentlyViewed';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { uiTexts } from '@/ui/texts';
import { AimStatement } from './AimStatement';
import { BestSellers } from './BestSellers';
import { CarouselSkeleton } from './CarouselSkeleton';
import { HighlightSection } from './HighlightSection';
import { ProductCarousel } from './ProductCarousel';
import { ShopPromises } from './ShopPromises';
import { bestSellersSlides } from './slidesToShow';
import { homeBelowTexts } from './texts';
import { VideoStrip } from './VideoStrip';

interface Props {
  /** Null while the catalogue is loading. */
  readonly bestSellers: readonly Product[] | null;
  readonly highlights: readonly Product[];
  /** Where the catalogue broke off: loads it again. */
  readonly onRetry: (() => void) | false;
}

/** The home page below the fold (§1). */
export function HomeBelow({ bestSellers, highlights, onRetry }: Props) {
  return (
    <div className="space-y-20 sm:space-y-28">
      <AimStatement />
      {onRetry && (
        <ErrorPanel title={homeBelowTexts.notAllLoaded} message={uiTexts.checkConnection} onRetry={onRetry} />
      )}
      {!onRetry && bestSellers?.length !== 0 && (
        <BestSellers>
          {bestSellers ? (
            <ProductCarousel
              label={homeBelowTexts.bestSellers}
              products={bestSellers}
              slidesToShow={bestSellersSlides}
            />
          ) : (
            <CarouselSkeleton slidesToShow={bestSellersSlides} />
          )}
        </BestSellers>
      )}
      {highlights.map((product, index) => (
        <HighlightSection key={product._id} product={product} reversed={index % 2 === 1} />
      ))}
      <RecentlyViewed className="mx-auto max-w-shop px-4 sm:px-8" />
      <VideoStrip />
      <ShopPromises />
    </div>
  );
}
