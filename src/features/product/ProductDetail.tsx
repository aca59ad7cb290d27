import { useRef } from 'react';
import type { Product } from '@/contract/product';
import { productCrumbs } from '@/domain/productCrumbs';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { WhenNear } from '@/ui/ErrorBoundary';
import { BuyBox } from './BuyBox';
import { Description } from './Description';
import { Gallery } from './Gallery';
import { PhoneBuyBar } from './PhoneBuyBar';
import { ProductBelow } from './ProductBelow';
import { ProductExtras } from './ProductExtras';
import { ProductFacts } from './ProductFacts';
import { ProductHeading } from './ProductHeading';
import { useBuyBox } from './useBuyBox';

interface Props {
  readonly product: Product;
  /** Null until the product's own response arrives. */
  readonly related: readonly Product[] | null;
}

/** §2: gallery and sticky buy box side by side; on a phone, one column and a buy bar while the buy box's buttons are out of view. */
export function ProductDetail({ product, related }: Props) {
  const buttonsRef = useRef<HTMLDivElement>(null);
  const buying = useBuyBox(product);
  return (
    <>
      <Breadcrumbs items={productCrumbs(product)} />
      <div className="mt-2 grid grid-cols-1 gap-y-5 md:grid-cols-2 md:gap-x-8 lg:gap-x-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <Gallery name={product.name} images={product.images} />
        <div className="lg:sticky lg:top-below-header lg:self-start">
          <ProductHeading product={product} />
          <BuyBox product={product} buying={buying} buttonsRef={buttonsRef} />
          <Description text={product.description} />
          <ProductFacts product={product} />
          <WhenNear margin="0px" placeholder={<div className="min-h-64" />}>
            <ProductExtras product={product} />
          </WhenNear>
        </div>
      </div>
      <div className="print:hidden">
        {/* Has the id of the reviews, so that the link to them works before they are rendered. */}
        <WhenNear margin="100px" placeholder={<div id="reviews" className="mt-16 min-h-[80rem] lg:mt-24" />}>
          <ProductBelow product={product} related={related} />
        </WhenNear>
      </div>
      <PhoneBuyBar product={product} buying={buying} buttonsRef={buttonsRef} />
    </>
  );
}
