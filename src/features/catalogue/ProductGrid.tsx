import type { ComponentType, ReactNode } from 'react';
import type { Product } from '@/contract/product';
import { Skeletons } from '@/ui/Skeleton';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { catalogueTexts } from './texts';

const grid = 'grid grid-cols-1 gap-x-6 gap-y-10 max-sm:gap-y-0 sm:grid-cols-2 lg:grid-cols-4';
const row = 'border-ivory-edge max-sm:not-last:border-b max-sm:py-3';
const columns = 4;
/** Indexed by the number of columns that the last row of four leaves empty. */
const restOfRow = ['', 'lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3'];

interface Props {
  readonly products: readonly Product[];
  readonly label: string;
  /** False for a grid below the fold. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Fills the rest of the last row of four. */
  readonly end?: ReactNode;
  /** Rendered on each card. */
  readonly Choice?: ComponentType<{ product: Product }> | null;
}

/** Grid of product cards: 1, 2 (from 640 px) or 4 (from 1024 px) columns (§9, ruling 39). */
export function ProductGrid({ products, label, eager = true, heading = 'h3', end, Choice }: Props) {
  return (
    <div className={grid}>
      <ul aria-label={label} className="contents">
        {products.map((product, index) => (
          <li key={product._id} className={`relative ${row}`}>
            <ProductCard row heading={heading} product={product} eager={eager && index < columns} />
            {Choice && <Choice product={product} />}
          </li>
        ))}
      </ul>
      {products.length % columns > 0 && (
        <div className={`grid max-lg:hidden ${restOfRow[columns - (products.length % columns)]}`}>{end}</div>
      )}
    </div>
  );
}

export function ProductGridSkeleton({ cards }: { cards: number }) {
  return (
    <Skeletons label={catalogueTexts.loading} className={grid}>
      {Array.from({ length: cards }, (_, index) => `card-${index}`).map((key) => (
        <div key={key} className={row}>
          <ProductCardSkeleton row />
        </div>
      ))}
    </Skeletons>
  );
}
