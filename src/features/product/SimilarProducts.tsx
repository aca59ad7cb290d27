import { useId } from 'react';
import type { Product } from '@/contract/product';
import { similarProducts } from '@/domain/similarProducts';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { ProductCardSkeleton } from '@/features/catalogue/ProductCardSkeleton';

/** On a phone a row that is pushed sideways and rests at a card, reaching the edges of the screen; else a grid (ruling 39). */
const row =
  'mt-6 max-sm:-mx-4 max-sm:-mb-2 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:gap-4 max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-4 max-sm:py-2 max-sm:*:w-[78%] max-sm:*:shrink-0 max-sm:*:snap-start sm:mt-8 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-4';

const outlines = ['one', 'two', 'three', 'four'] as const;

interface Props {
  readonly productId: string;
  /** What the server calls related; null while its answer is awaited. */
  readonly related: readonly Product[] | null;
}

/** Similar Products (§2), each as a product card with stepper, wishlist and add-to-cart. Nothing without any. */
export function SimilarProducts({ productId, related }: Props) {
  const headingId = useId();
  const products = related && similarProducts(productId, related);
  if (products?.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-16 border-t border-ivory-edge pt-12 lg:mt-24">
      <h2 id={headingId} className="text-3xl">
        Similar Products
      </h2>
      {products ? (
        <ul aria-label="Similar Products" className={row}>
          {products.map((product) => (
            <li key={product._id}>
              <ProductCard product={product} eager={false} heading="h3" />
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" aria-label="Loading similar products" className={row}>
          {outlines.map((key) => (
            <ProductCardSkeleton key={key} />
          ))}
        </div>
      )}
    </section>
  );
}
