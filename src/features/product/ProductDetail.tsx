import { useRef } from 'react';
import { brandPath, routePatterns } from '@/config/paths';
import type { Product } from '@/contract/product';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { BuyBox } from './BuyBox';
import { Description } from './Description';
import { Gallery } from './Gallery';
import { PhoneBuyBar } from './PhoneBuyBar';
import { ProductFacts } from './ProductFacts';
import { ProductHeading } from './ProductHeading';
import { useBuyBox } from './useBuyBox';

/** Product detail (§2): picture left, sticky buy box right; on a phone one column and a bar that slides in. */
export function ProductDetail({ product }: { product: Product }) {
  const buyBoxRef = useRef<HTMLDivElement>(null);
  const buying = useBuyBox(product);
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: routePatterns.home },
          { label: 'Medicines', to: routePatterns.listing },
          ...(product.brand ? [{ label: product.brand, to: brandPath(product.brand) }] : []),
          { label: product.name },
        ]}
      />
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <Gallery name={product.name} images={product.images} />
        <div className="lg:sticky lg:top-below-header lg:self-start">
          <ProductHeading product={product} />
          <div ref={buyBoxRef}>
            <BuyBox product={product} buying={buying} />
          </div>
          <Description text={product.description} />
          <ProductFacts product={product} />
        </div>
      </div>
      <PhoneBuyBar product={product} buying={buying} watch={buyBoxRef} />
    </>
  );
}
