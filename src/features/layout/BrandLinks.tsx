import { useMemo } from 'react';
import { brandPath } from '@/config/paths';
import { brandsOf } from '@/domain/product';
import { useProducts } from '@/state/products';
import { Button } from '@/ui/Button';
import { Skeletons, SkeletonText } from '@/ui/Skeleton';
import { uiTexts } from '@/ui/texts';
import { NavItems } from './HeaderLinks';
import { layoutTexts } from './texts';

export type BrandsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly brands: readonly string[] };

/** The catalogue's brands, for the Products menu (§2, §3). */
export function useBrands(): BrandsState {
  const { products, isPartial, isError, isFetching, refetch } = useProducts();
  const brands = useMemo(() => products && !isPartial && brandsOf(products), [products, isPartial]);
  if (brands) return { status: 'ready', brands };
  return isError && !isFetching ? { status: 'failed', retry: refetch } : { status: 'loading' };
}

interface Props {
  readonly state: BrandsState;
  readonly linkClassName: string;
  readonly listClassName?: string;
}

/** One link per brand (§2). */
export function BrandLinks({ state, linkClassName, listClassName = '' }: Props) {
  switch (state.status) {
    case 'loading':
      return (
        <Skeletons label={layoutTexts.loadingBrands} className="p-3">
          <SkeletonText lines={5} />
        </Skeletons>
      );
    case 'failed':
      return (
        <div role="alert" className="p-3">
          <p>{layoutTexts.brandsFailed}</p>
          <Button variant="secondary" size="small" onClick={state.retry} className="mt-3">
            {uiTexts.retry}
          </Button>
        </div>
      );
    case 'ready':
      if (state.brands.length === 0) return <p className="p-3 text-ink-soft">{layoutTexts.noBrands}</p>;
      return (
        <ul className={listClassName}>
          <NavItems
            entries={state.brands.map((brand) => ({ label: brand, to: brandPath(brand) }))}
            linkClassName={linkClassName}
          />
        </ul>
      );
  }
}
