import { useMemo } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import { homePicks } from '@/domain/homePicks';
import { ProductGrid, ProductGridSkeleton } from '@/features/catalogue/ProductGrid';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { AimStatement } from './AimStatement';
import { BestSellers } from './BestSellers';
import { FeaturedProducts } from './FeaturedProducts';

/** Featured products, the aim, best sellers (§1): from the catalogue that the layout holds already. */
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
          <ProductGrid products={picks.featured} label="Featured Products" />
        ) : (
          <ProductGridSkeleton cards={8} />
        )}
      </FeaturedProducts>
      <AimStatement />
      {picks?.bestSellers.length !== 0 && (
        <BestSellers>
          {picks ? (
            <ProductGrid products={picks.bestSellers} label="Best Sellers" eager={false} />
          ) : (
            <ProductGridSkeleton cards={4} />
          )}
        </BestSellers>
      )}
    </>
  );
}
