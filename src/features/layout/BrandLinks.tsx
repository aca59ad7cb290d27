import { useMemo } from 'react';
import { brandPath } from '@/config/paths';
import { brandsOf } from '@/domain/product';
import { useProducts } from '@/state/products';
import { Button } from '@/ui/Button';
import { Skeletons, SkeletonText } from '@/ui/Skeleton';
import { uiTexts } from '@/ui/texts';
import { NavItems } from './HeaderLinks';
import { layoutTexts } from './texts';

interface Props {
  readonly linkClassName: string;
  readonly listClassName?: string;
}

/** One link for each brand of the catalogue (§2, §3). */
export function BrandLinks({ linkClassName, listClassName }: Props) {
  const { products, isPartial, isError, isFetching, refetch } = useProducts();
  const brands = useMemo(() => products && !isPartial && brandsOf(products), [products, isPartial]);
  if (!brands)
    return isError && !isFetching ? (
      <div role="alert" className="p-3">
        <p>{layoutTexts.brandsFailed}</p>
        <Button variant="secondary" size="small" onClick={refetch} className="mt-3">
          {uiTexts.retry}
        </Button>
      </div>
    ) : (
      <Skeletons label={layoutTexts.loadingBrands} className="p-3">
        <SkeletonText lines={5} />
      </Skeletons>
    );
  if (brands.length === 0) return <p className="p-3 text-ink-soft">{layoutTexts.noBrands}</p>;
  return (
    <ul className={listClassName}>
      <NavItems
        entries={brands.map((brand) => ({ label: brand, to: brandPath(brand) }))}
        linkClassName={linkClassName}
      />
    </ul>
  );
}
