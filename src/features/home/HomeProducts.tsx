import { useMemo } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import { homePicks } from '@/domain/homePicks';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { AimStatement } from './AimStatement';
import { BestSellers } from './BestSellers';
import { CarouselSkeleton } from './CarouselSkeleton';
import { FeaturedProducts } from './FeaturedProducts';
import { HighlightSection } from './HighlightSection';
import { ProductCarousel } from './ProductCarousel';
import { bestSellersShown, featuredShown } from './slidesShown';

/** Featured products, the aim, best sellers, highlights (§1): from the catalogue that the layout holds already. */
export function HomeProducts() {
  const { data, isError, isFetching, refetch } = useGetProductsQuery();
  const picks = useMemo(() => data && homePicks(data), [data]);

  if (isError && !picks && !isFetching)
    return (
      <>
        <ErrorPanel
          title="The products could not be loaded"
          message="Please check your connection and try again."
          onRetry={() => void refetch()}
        />
        <AimStatement />
      </>
    );
  return (
    <>
      <FeaturedProducts>
        {picks ? (
          <ProductCarousel label="Featured Products" products={picks.featured} shown={featuredShown} />
        ) : (
          <CarouselSkeleton shown={featuredShown} />
        )}
      </FeaturedProducts>
      <AimStatement />
      {picks?.bestSellers.length !== 0 && (
        <BestSellers>
          {picks ? (
            <ProductCarousel label="Best Sellers" products={picks.bestSellers} shown={bestSellersShown} />
          ) : (
            <CarouselSkeleton shown={bestSellersShown} />
          )}
        </BestSellers>
      )}
      {picks?.highlights.map((product, place) => (
        <HighlightSection key={product._id} product={product} turned={place % 2 === 1} />
      ))}
    </>
  );
}
