import type { Product } from '@/contract/product';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { catalogueTexts } from './texts';

const grid =
  'grid grid-cols-1 gap-x-6 gap-y-10 max-sm:gap-y-0 max-sm:divide-y max-sm:divide-ivory-edge max-sm:*:py-3 sm:grid-cols-2 lg:grid-cols-4';
const columns = 4;

interface Props {
  readonly products: readonly Product[];
  readonly label: string;
  /** False for a grid below the fold. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** Grid of product cards: 1, 2 (from 640 px) or 4 (from 1024 px) columns (§9, ruling 39). */
export function ProductGrid({ products, label, eager = true, heading = 'h3' }: Props) {
  return (
    <ul aria-label={label} className={grid}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard row heading={heading} product={product} eager={eager && index < columns} />
        </li>
      ))}
    </ul>
  );
}

export function ProductGridSkeleton({ cards }: { cards: number }) {
  return (
    <div role="status" aria-label={catalogueTexts.loading} className={grid}>
      {Array.from({ length: cards }, (_, index) => `card-${index}`).map((key) => (
        <ProductCardSkeleton key={key} row />
      ))}
    </div>
  );
}
