import { Star } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { Product } from '@/contract/product';
import { type RatingSummary, type StarValue, starValues, summariseRatings } from '@/domain/reviews';
import { lazyComponent } from '@/lib/lazy';
import { oneDecimal } from '@/lib/numbers';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/ErrorBoundary';
import { Skeleton, Skeletons, SkeletonText } from '@/ui/Skeleton';
import { Stars } from '@/ui/Stars';
import { uiTexts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ReviewList } from './ReviewList';
import { reviewsTexts } from './texts';
import { useReviewList } from './useReviewList';
import { votes } from './VoteButtons';

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
  useLayoutEffect(() => dispatch(votes.follow()), [dispatch]);

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
              <RatingFigures {...summary} />
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
        {!known && (
          <Skeletons label={reviewsTexts.loading} className="flex flex-col gap-10">
            <Skeleton className="h-11 w-full" />
            <SkeletonText />
            <SkeletonText />
          </Skeletons>
        )}
      </div>
    </section>
  );
}

interface WriteReviewProps {
  readonly product: Product;
  /** Called once the server has accepted the review. */
  readonly onAdded: () => void;
}

const ReviewDialog = lazyComponent(() => import('./ReviewDialog').then((module) => module.ReviewDialog), {
  retry: false,
});

/** Write a Review (§2). */
function WriteReview({ product, onAdded }: WriteReviewProps) {
  const dispatch = useAppDispatch();
  const dialog = useLazyDialog(() => dispatch(noticeShown(reviewsTexts.formFailed, 'error')));
  return (
    <>
      <Button variant="secondary" className="w-full" busy={dialog.opening} onClick={dialog.open}>
        {reviewsTexts.write}
      </Button>
      {dialog.frame(<ReviewDialog product={product} open={dialog.isOpen} onClose={dialog.close} onAdded={onAdded} />)}
    </>
  );
}

/** The average with one decimal, and the review count (ruling 1). */
function RatingFigures({ average, count }: Pick<RatingSummary, 'average' | 'count'>) {
  if (average === null)
    return (
      <>
        <p className="font-display text-xl">{reviewsTexts.noReviews}</p>
        <p className="mt-1 text-ink-soft">{reviewsTexts.noReviewsAdvice}</p>
      </>
    );
  return (
    <div className="flex items-center gap-4">
      <p className="font-display text-6xl leading-none tabular-nums">
        {oneDecimal(average)}
        <VisuallyHidden> {uiTexts.outOfFive}</VisuallyHidden>
      </p>
      <div>
        <Stars value={average} size={20} silent />
        <p className="text-sm text-ink-soft tabular-nums">{reviewsTexts.count(count)}</p>
      </div>
    </div>
  );
}

interface StarHistogramProps {
  readonly summary: RatingSummary;
  /** The current filter. */
  readonly chosen: StarValue | null;
  readonly onChoose: (stars: StarValue | null) => void;
}

/** Review counts for 5 stars down to 1 (§2); each bar is a toggle that filters the list. */
function StarHistogram({ summary: { count: total, perStar }, chosen, onChoose }: StarHistogramProps) {
  return (
    <ul aria-label={reviewsTexts.filterByStars} className="-mx-2.5">
      {starValues.map((stars) => {
        const count = perStar[stars];
        const pressed = chosen === stars;
        return (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={pressed}
              disabled={count === 0}
              onClick={() => onChoose(pressed ? null : stars)}
              className="flex min-h-10 w-full items-center gap-3 rounded-field px-2.5 text-sm tabular-nums transition-colors hover:not-disabled:bg-leaf-mist disabled:cursor-not-allowed aria-pressed:bg-leaf-soft aria-pressed:font-bold aria-pressed:outline-1 aria-pressed:outline-leaf focus-visible:outline-2"
            >
              <VisuallyHidden>{reviewsTexts.starCount(stars, reviewsTexts.count(count))}</VisuallyHidden>
              <span aria-hidden className="flex w-7 shrink-0 items-center justify-between">
                {stars}
                <Star size={14} className="fill-saffron text-saffron-deep" />
              </span>
              <span className="h-2.5 grow overflow-hidden rounded-full bg-ivory-edge/70">
                <span
                  className="block h-full rounded-full bg-saffron forced-colors:bg-[Highlight]"
                  style={{ width: `${(count / total) * 100}%` }}
                />
              </span>
              <span aria-hidden className="w-7 shrink-0 text-right text-ink-soft">
                {count}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
