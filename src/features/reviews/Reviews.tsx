import { useId, useLayoutEffect, useRef } from 'react';
import type { Product } from '@/contract/product';
import { summariseRatings } from '@/domain/rating';
import { useAppDispatch } from '@/state/hooks';
import { RatingFigures } from './RatingFigures';
import { ReviewList } from './ReviewList';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { StarHistogram } from './StarHistogram';
import { useReviewList } from './useReviewList';
import { followStoredVotes } from './votesSlice';
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
  const sectionRef = useRef<HTMLElement>(null);
  const known = complete || summary.count > 0;

  const dispatch = useAppDispatch();
  // Before the first paint, so that no vote seems open that was given.
  useLayoutEffect(() => dispatch(followStoredVotes()), [dispatch]);

  /** The list begins anew, and its beginning is brought into sight: the shopper looks for the own review. */
  function onAdded() {
    list.showNewest();
    sectionRef.current?.scrollIntoView();
  }

  return (
    <section
      ref={sectionRef}
      id="reviews"
      aria-labelledby={headingId}
      className="mt-16 border-t border-ivory-edge pt-12 lg:mt-24"
    >
      <h2 id={headingId} className="text-3xl">
        Customer Reviews
      </h2>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start items-start gap-x-16 gap-y-6 sm:max-lg:grid-cols-2 lg:sticky lg:top-below-header lg:self-start">
          {known && (
            <div>
              <RatingFigures average={summary.average} count={summary.count} />
            </div>
          )}
          {summary.count > 0 && (
            <div className="sm:max-lg:row-span-2">
              <StarHistogram summary={summary} chosen={list.stars} onChoose={list.filterBy} />
            </div>
          )}
          <WriteReview product={product} onAdded={onAdded} />
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
