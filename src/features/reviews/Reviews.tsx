import { useId, useLayoutEffect, useRef } from 'react';
import type { Product } from '@/contract/product';
import { summariseRatings } from '@/domain/rating';
import { useAppDispatch } from '@/state/hooks';
import { RatingFigures } from './RatingFigures';
import { ReviewList } from './ReviewList';
import { ReviewsSkeleton } from './ReviewsSkeleton';
import { StarHistogram } from './StarHistogram';
import { reviewsTexts } from './texts';
import { useReviewList } from './useReviewList';
import { followStoredVotes } from './votesSlice';
import { WriteReview } from './WriteReview';

interface Props {
  readonly product: Product;
  /** False until the product's own response arrives: an empty list may then be incomplete. */
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
  // Before the first paint: a vote cast earlier must not look open.
  useLayoutEffect(() => dispatch(followStoredVotes()), [dispatch]);

  /** Scrolls to the top of the list, where the new review is. */
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
        {reviewsTexts.title}
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
