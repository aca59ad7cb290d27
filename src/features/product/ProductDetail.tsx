import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { brandPath } from '@/config/paths';
import type { Product } from '@/contract/product';
import { productCrumbs, valueLabel } from '@/domain/product';
import { summariseRatings } from '@/domain/reviews';
import { RecentlyViewed } from '@/features/recent/RecentlyViewed';
import { Reviews } from '@/features/reviews/Reviews';
import { reviewsTexts } from '@/features/reviews/texts';
import { englishLang } from '@/lib/language';
import { oneDecimal } from '@/lib/numbers';
import { useAppDispatch } from '@/state/hooks';
import { rememberViewed } from '@/state/recentlyViewed';
import { BelowFirstView } from '@/ui/afterHydration';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { PageHeading } from '@/ui/EmptyState';
import { EnglishText } from '@/ui/EnglishText';
import { Stars } from '@/ui/Stars';
import { uiTexts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BuyBox } from './BuyBox';
import { Description } from './Description';
import { Gallery } from './Gallery';
import { ProductExtras, ProductFacts } from './ProductFacts';
import { productColumns } from './ProductSkeleton';
import { SimilarProducts } from './SimilarProducts';
import { productTexts } from './texts';

interface Props {
  readonly product: Product;
  /** Null until the product's own response arrives. */
  readonly related: readonly Product[] | null;
}

/** §2: gallery beside sticky buy box; on a phone, one column, and a buy bar while the box's buttons are out of view. */
export function ProductDetail({ product, related }: Props) {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(rememberViewed(product._id)), [dispatch, product._id]);
  return (
    <>
      <Breadcrumbs items={productCrumbs(product)} />
      <div className={productColumns}>
        <Gallery productId={product._id} name={product.name} images={product.images} />
        <div className="lg:sticky lg:top-below-header lg:self-start">
          <ProductHeading product={product} />
          <BuyBox product={product} />
          <Description text={product.description} />
          <ProductFacts product={product} />
          <BelowFirstView placeholder={<div className="min-h-64" />}>
            <ProductExtras product={product} />
          </BelowFirstView>
        </div>
      </div>
      <div className="print:hidden">
        <BelowFirstView placeholder={<div className="min-h-[80rem]" />}>
          <Reviews product={product} complete={related !== null} />
          <SimilarProducts productId={product._id} related={related} />
          <RecentlyViewed except={product._id} className="mt-16 border-t border-ivory-edge pt-12 lg:mt-24" />
        </BelowFirstView>
      </div>
    </>
  );
}

function ProductHeading({ product }: { product: Product }) {
  const { average, count } = summariseRatings(product.reviews);
  return (
    <header className="@container">
      {product.brand && (
        <p className="text-sm font-semibold tracking-wider uppercase">
          <Link to={brandPath(product.brand)} className="text-leaf hover:underline">
            {product.brand}
          </Link>
        </p>
      )}
      <PageHeading className="mt-1 text-[min(1.75rem,12vw)] leading-[1.15] sm:mt-2 sm:leading-tight text-balance break-words sm:text-[min(2.25rem,14cqi)]">
        <span dir="auto" lang={englishLang}>
          {product.name}
        </span>
      </PageHeading>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {average === null ? (
          <span>{reviewsTexts.noReviews}</span>
        ) : (
          <a href="#reviews" className="flex min-h-8 items-center gap-2 hover:underline">
            <Stars value={average} silent />
            <span>
              {oneDecimal(average)}
              <VisuallyHidden> {uiTexts.outOfFive}</VisuallyHidden> {productTexts.ratings(count)}
            </span>
          </a>
        )}
        {product.category && (
          <span className="wrap-anywhere">
            {valueLabel('category', product.category)}
            {product.subcategory && ' · '}
            <EnglishText>{product.subcategory}</EnglishText>
          </span>
        )}
      </div>
    </header>
  );
}
