import { useMemo } from 'react';
import { slowText } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { homePicks } from '@/domain/product';
import { catalogueTexts, nothingFoundTexts } from '@/features/catalogue/texts';
import { useProducts } from '@/state/products';
import { BelowFirstView } from '@/ui/afterHydration';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { SlowNote } from '@/ui/loading';
import type { SlidesToShow } from '@/ui/slides';
import { HomeSections } from './HomeSections';
import { ProductsSection } from './ProductsSection';
import { homeTexts } from './texts';

/** Five (§2), fewer below the breakpoints of §9. */
const slidesToShow: SlidesToShow = {
  wide: 5,
  under: [
    { width: 1024, slides: 3 },
    { width: 600, slides: 2 },
  ],
};

/** While the catalogue arrives, the home page picks from this many of its first products. */
const firstCount = 200;

function picksOf(products: readonly Product[], isPartial: boolean) {
  if (!isPartial) return homePicks(products);
  return { ...homePicks(products.slice(0, firstCount)), bestSellers: null, highlights: [] };
}

/** Featured Products and everything below it (§1), from the catalogue that the layout already loads. */
export function HomeProducts() {
  const { products, isPartial, isError, isFetching, refetch: retry } = useProducts();
  const picks = useMemo(() => products && picksOf(products, isPartial), [products, isPartial]);
  const failed = isError && !picks && !isFetching;
  const brokenOff = isError && !isFetching && picks?.bestSellers === null;

  return (
    <>
      {failed && <ErrorPanel title={catalogueTexts.loadFailed} onRetry={retry} />}
      {!failed && picks?.featured.length !== 0 && (
        <ProductsSection
          title={homeTexts.featured}
          to={routePatterns.listing}
          linkLabel={nothingFoundTexts.allProducts}
          products={picks?.featured ?? null}
          slidesToShow={slidesToShow}
        >
          {!picks && <SlowNote active>{slowText}</SlowNote>}
        </ProductsSection>
      )}
      <BelowFirstView placeholder={<div className="min-h-[200rem]" />}>
        <HomeSections
          bestSellers={failed ? [] : (picks?.bestSellers ?? null)}
          highlights={picks?.highlights ?? []}
          onRetry={brokenOff && retry}
        />
      </BelowFirstView>
    </>
  );
}
