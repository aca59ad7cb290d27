import { useId } from 'react';
import type { Product } from '@/contract/product';
import { summariseRatings } from '@/domain/rating';
import { RatingFigures } from './RatingFigures';
import { ReviewList } from './ReviewList';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { StarHistogram } from './StarHistogram';
import { useReviewList } from './useReviewList';
import { WriteReview } from './WriteReview';

interface Props {
  readonly product: Product;
  /** False while only the catalogue's data is known: no reviews does not mean none then. */
  readonly complete: boolean;
}

/** Customer reviews (§2): average, count and histogram beside the list. */
export function Reviews({ product, complete }: Props) {
  const headingId = useId();
  const summary = summariseRatings(product.reviews);
  const list = useReviewList(product.reviews);
  const known = complete || summary.count > 0;
  return (
    <section id="reviews" aria-labelledby={headingId} className="mt-16 border-t border-ivory-edge pt-12 lg:mt-24">
      <h2 id={headingId} className="text-3xl">
        Customer Reviews
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="space-y-6 lg:sticky lg:top-below-header lg:self-start">
          {known && <RatingFigures average={summary.average} count={summary.count} />}
          {summary.count > 0 && <StarHistogram summary={summary} chosen={list.stars} onChoose={list.filterBy} />}
          <WriteReview product={product} onAdded={list.showNewest} />
        </div>
        {summary.count > 0 && (
          <div>
            <ReviewList list={list} productId={product._id} />
          </div>
        )}
        {!known && <ReviewsSkeleton />}
      </div>
    </section>
  );
}
