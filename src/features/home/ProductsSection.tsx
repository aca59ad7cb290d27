import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { carouselAutoplayMs, carouselTransitionMs } from '@/config/constants';
import type { Product } from '@/contract/product';
import { ProductCardSkeleton } from '@/features/catalogue/ProductCardSkeleton';
import { ProductCarousel } from '@/features/catalogue/ProductCarousel';
import { catalogueTexts } from '@/features/catalogue/texts';
import { CarouselRow } from '@/ui/Carousel';
import { Skeletons } from '@/ui/Skeleton';
import type { SlidesToShow } from '@/ui/slides';
import { homeTexts } from './texts';

interface Props {
  readonly title: string;
  readonly to: string;
  readonly linkLabel: string;
  /** Null while the products load. */
  readonly products: readonly Product[] | null;
  readonly slidesToShow: SlidesToShow;
  readonly children?: ReactNode;
}

/** A section of the home page: title with arrow link, then an autoplaying carousel (§9: every 2000 ms, in 300 ms). */
export function ProductsSection({ title, to, linkLabel, products, slidesToShow, children }: Props) {
  const timing = { transitionMs: carouselTransitionMs, autoplayMs: carouselAutoplayMs };
  // Not a landmark: the carousel inside is one, with the same name.
  return (
    <div className="mx-auto w-full max-w-shop px-4 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 className="text-3xl sm:text-4xl">{title}</h2>
        <Link
          to={to}
          className="group inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
        >
          {linkLabel}
          <ArrowRight aria-hidden size={20} className="transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
      <div className="mt-8">
        {products ? (
          <ProductCarousel label={title} products={products} slidesToShow={slidesToShow} {...timing} />
        ) : (
          <Skeletons label={catalogueTexts.loading}>
            <CarouselRow
              label={homeTexts.loading}
              slides={Array.from({ length: slidesToShow.wide }, (_, index) => ({
                id: `slide-${index}`,
                label: '',
                content: <ProductCardSkeleton />,
              }))}
              slidesToShow={slidesToShow}
            />
          </Skeletons>
        )}
        {children}
      </div>
    </div>
  );
}
