import { Link } from 'react-router-dom';
import { brandPath } from '@/config/paths';
import type { Product } from '@/contract/product';
import { summariseRatings } from '@/domain/rating';
import { valueLabel } from '@/domain/valueLabel';
import { language } from '@/lib/language';
import { oneDecimal } from '@/lib/numbers';
import { PageHeading } from '@/ui/EmptyState';
import { Stars } from '@/ui/Stars';
import { uiTexts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { productTexts } from './texts';

export function ProductHeading({ product }: { product: Product }) {
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
        {language === 'en' ? product.name : <span lang="en">{product.name}</span>}
      </PageHeading>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {average === null ? (
          <span>{productTexts.noReviews}</span>
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
          <span>
            {language === 'en' ? product.category : valueLabel('category', product.category)}
            {product.subcategory && ' · '}
            {language === 'en' ? product.subcategory : <span lang="en">{product.subcategory}</span>}
          </span>
        )}
      </div>
    </header>
  );
}
