import { useMemo } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import { slowAnswerMs } from '@/config/constants';
import { slowText } from '@/config/messages';
import { homePicks } from '@/domain/homePicks';
import { lazyComponent } from '@/lib/lazyComponent';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { SlowNote } from '@/ui/SlowNote';
import { WhenNear } from '@/ui/WhenNear';
import { CarouselSkeleton } from './CarouselSkeleton';
import { FeaturedProducts } from './FeaturedProducts';
import { ProductCarousel } from './ProductCarousel';
import { featuredShown } from './slidesShown';

const HomeBelow = lazyComponent(() => import('./HomeBelow').then((module) => module.HomeBelow));

/** Featured products and what follows (§1): from the catalogue that the layout holds already. */
export function HomeProducts() {
  const { data, isError, isFetching, refetch } = useGetProductsQuery();
  const picks = useMemo(() => data && homePicks(data), [data]);
  const failed = isError && !picks && !isFetching;

  return (
    <>
      {failed && (
        <ErrorPanel
          title="We couldn’t load the products"
          message="Please check your connection and try again."
          onRetry={() => void refetch()}
        />
      )}
      {!failed && picks?.featured.length !== 0 && (
        <FeaturedProducts>
          {picks ? (
            <ProductCarousel label="Featured Products" products={picks.featured} shown={featuredShown} />
          ) : (
            <>
              <CarouselSkeleton shown={featuredShown} />
              <SlowNote active afterMs={slowAnswerMs}>
                {slowText}
              </SlowNote>
            </>
          )}
        </FeaturedProducts>
      )}
      {/* As tall as what comes, so that the footer does not jump under the finger. */}
      <WhenNear placeholder={<div className="min-h-[200rem]" />}>
        <HomeBelow bestSellers={failed ? [] : (picks?.bestSellers ?? null)} highlights={picks?.highlights ?? []} />
      </WhenNear>
    </>
  );
}
