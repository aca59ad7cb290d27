import { useEffect } from 'react';
import { ProductCard } from '@/features/catalogue/ProductCard';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { useProducts } from '@/state/products';
import { forgetViewed, recentlyViewed } from '@/state/recentlyViewed';
import { Button } from '@/ui/Button';
import { WhenNear } from '@/ui/WhenNear';
import { recentTexts } from './texts';

/** One row of the grid. */
const shown = 4;

interface Props {
  /** The product of the page, which is left out. */
  readonly except?: string;
  readonly className: string;
}

/** The products viewed last that the catalogue still has; renders nothing without any. */
export function RecentlyViewed({ except, className }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(recentlyViewed.follow()), [dispatch]);
  const ids = useAppSelector(recentlyViewed.select);
  const { products: catalogue = [] } = useProducts();
  const products = ids
    .filter((id) => id !== except)
    .flatMap((id) => catalogue.find((product) => product._id === id) ?? [])
    .slice(0, shown);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className={`print:hidden ${className}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="recently-viewed" className="text-3xl">
          {recentTexts.title}
        </h2>
        <Button
          variant="quiet"
          className="-mx-4"
          onClick={() => {
            dispatch(forgetViewed());
            dispatch(noticeShown(recentTexts.cleared, 'info'));
          }}
        >
          {recentTexts.clear}
        </Button>
      </div>
      <WhenNear placeholder={<div className="min-h-96" />}>
        <ul
          aria-label={recentTexts.title}
          className="mt-6 grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4"
        >
          {products.map((product) => (
            <li key={product._id}>
              <ProductCard row product={product} eager={false} heading="h3" />
            </li>
          ))}
        </ul>
      </WhenNear>
    </section>
  );
}
