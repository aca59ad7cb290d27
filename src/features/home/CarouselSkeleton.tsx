import { ProductCardSkeleton } from '@/features/catalogue/ProductCardSkeleton';
import { CarouselRow } from '@/ui/Carousel';
import type { SlidesToShow } from '@/ui/slides';
import { homeTexts } from './texts';

export function CarouselSkeleton({ slidesToShow }: { slidesToShow: SlidesToShow }) {
  const slides = Array.from({ length: slidesToShow.wide }, (_, index) => ({
    id: `slide-${index}`,
    label: '',
    content: <ProductCardSkeleton />,
  }));
  return (
    <div role="status" aria-label={homeTexts.loadingProducts}>
      <CarouselRow label={homeTexts.loading} slides={slides} slidesToShow={slidesToShow} transitionMs={0} />
    </div>
  );
}
