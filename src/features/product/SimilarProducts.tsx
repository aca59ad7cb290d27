import { useId } from 'react';
import type { Product } from '@/contract/product';
import { similarProducts } from '@/domain/similarProducts';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { ProductCardSkeleton } from '@/features/catalogue/ProductCardSkeleton';
import { lazyComponent } from '@/lib/lazyComponent';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { WhenNear } from '@/ui/WhenNear';

const grid = 'mt-8 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4';
/** Narrower than a tablet. */
const phone = '(max-width: 639.98px)';

const SimilarCarousel = lazyComponent(() => import('./SimilarCarousel').then((module) => module.SimilarCarousel));

const outlines = ['one', 'two', 'three', 'four'] as const;

interface Props {
  readonly productId: string;
  /** What the server calls related; null while its answer is awaited. */
  readonly related: readonly Product[] | null;
}

/**
 * Similar Products (§2), each as a product card with stepper, wishlist and add-to-cart: a grid, on a phone a carousel
 * whose code comes when it is near. Nothing without any.
 */
export function SimilarProducts({ productId, related }: Props) {
  const headingId = useId();
  const onPhone = useMediaQuery(phone);
  const products = related && similarProducts(productId, related);
  if (products?.length === 0) return null;
  return (
    // The carousel is a landmark of the same name itself.
    <section
      aria-labelledby={onPhone ? undefined : headingId}
      className="mt-16 border-t border-ivory-edge pt-12 lg:mt-24"
    >
      <h2 id={headingId} className="text-3xl">
        Similar Products
      </h2>
      {!products && <Waiting onPhone={onPhone} />}
      {products && onPhone && (
        <WhenNear placeholder={<Waiting onPhone />}>
          <SimilarCarousel products={products} />
        </WhenNear>
      )}
      {products && !onPhone && (
        <ul aria-label="Similar Products" className={grid}>
          {products.map((product) => (
            <li key={product._id}>
              <ProductCard product={product} eager={false} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Waiting({ onPhone }: { onPhone: boolean }) {
  return (
    <div role="status" aria-label="Loading similar products" className={onPhone ? 'mt-6' : grid}>
      {(onPhone ? outlines.slice(0, 1) : outlines).map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </div>
  );
}
