import { useId } from 'react';
import { similarProductsTransitionMs } from '@/config/constants';
import type { Product } from '@/contract/product';
import { similarProducts } from '@/domain/product';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { ProductCardSkeleton } from '@/features/catalogue/ProductCardSkeleton';
import { lazyComponent } from '@/lib/lazy';
import { Skeletons } from '@/ui/Skeleton';
import type { SlidesToShow } from '@/ui/slides';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { WhenNear } from '@/ui/WhenNear';
import { similarProductsTexts } from './texts';

const ProductCarousel = lazyComponent(() =>
  import('@/features/catalogue/ProductCarousel').then((module) => module.ProductCarousel),
);

const grid = 'mt-6 grid gap-x-6 gap-y-10 sm:mt-8 sm:grid-cols-2 lg:grid-cols-4';
const phone = '(max-width: 639.98px)';

/** Two cards on a phone in landscape (§9: the breakpoint of 480 px). */
const slidesToShow: SlidesToShow = { wide: 2, under: [{ width: 480, slides: 1 }] };

interface Props {
  readonly productId: string;
  /** The server's related products; null while they load. */
  readonly related: readonly Product[] | null;
}

/** Similar Products (§2) as product cards: a grid, on a phone a carousel; renders nothing without any. */
export function SimilarProducts({ productId, related }: Props) {
  const headingId = useId();
  const onPhone = useMediaQuery(phone);
  const products = related && similarProducts(productId, related);
  if (products?.length === 0) return null;
  const loading = (
    <Skeletons label={similarProductsTexts.loading} className={grid}>
      <ProductCardSkeleton />
      {/* On a phone only the first skeleton shows, as wide as a slide. */}
      {['two', 'three', 'four'].map((key) => (
        <div key={key} className="max-sm:hidden">
          <ProductCardSkeleton />
        </div>
      ))}
    </Skeletons>
  );
  return (
    // The carousel is itself a landmark with this name.
    <section
      aria-labelledby={onPhone ? undefined : headingId}
      className="mt-16 border-t border-ivory-edge pt-12 lg:mt-24"
    >
      <h2 id={headingId} className="text-3xl">
        {similarProductsTexts.title}
      </h2>
      <WhenNear placeholder={<div className="min-h-96" />}>
        {!products && loading}
        {products && onPhone && (
          <div className="mt-6">
            {/* No autoplay, transitions of 500 ms (§9). */}
            <ProductCarousel
              label={similarProductsTexts.title}
              slidesToShow={slidesToShow}
              transitionMs={similarProductsTransitionMs}
              products={products}
            />
          </div>
        )}
        {products && !onPhone && (
          <ul aria-label={similarProductsTexts.title} className={grid}>
            {products.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} eager={false} heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </WhenNear>
    </section>
  );
}
