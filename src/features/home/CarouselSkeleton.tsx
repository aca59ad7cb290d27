import { ProductCardSkeleton } from '@/features/catalogue/ProductCardSkeleton';
import { CarouselRow } from '@/ui/CarouselRow';
import type { SlidesShown } from '@/ui/carouselTypes';

/** Cards of the width that the carousel will show. */
export function CarouselSkeleton({ shown }: { shown: SlidesShown }) {
  const slides = Array.from({ length: shown.wide }, (_, place) => ({
    id: `slide-${place}`,
    label: '',
    content: <ProductCardSkeleton />,
  }));
  return (
    <div role="status" aria-label="Loading products">
      <CarouselRow label="Loading" slides={slides} shown={shown} transitionMs={0} />
    </div>
  );
}
