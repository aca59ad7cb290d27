import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { env } from '@/config/env';
import type { Review } from '@/contract/product';
import { type ReviewSort, reviewDate, reviewerName } from '@/domain/reviews';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/Button';
import { InlineSelect } from '@/ui/InlineSelect';
import { Stars } from '@/ui/Stars';
import { reviewsTexts } from './texts';
import type { ReviewListView } from './useReviewList';
import { VoteButtons } from './VoteButtons';

interface Props {
  readonly list: ReviewListView;
  readonly productId: string;
}

export function ReviewList({ list, productId }: Props) {
  const listRef = useRef<HTMLUListElement>(null);

  /** Focuses the first new review: reading continues there, and the button may unmount. */
  function showMore() {
    const before = list.shown.length;
    flushSync(list.showMore);
    const firstNew = listRef.current?.children[before];
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
  }

  return (
    <>
      <ReviewToolbar list={list} />
      <ul ref={listRef} aria-label={reviewsTexts.list}>
        {list.shown.map((review) => (
          <li key={review._id} tabIndex={-1} className="border-ivory-edge not-last:border-b">
            <ReviewCard review={review} productId={productId} />
          </li>
        ))}
      </ul>
      {list.shown.length < list.total && (
        <Button variant="secondary" className="mt-2 w-full sm:w-auto" onClick={showMore}>
          {reviewsTexts.showMore}
        </Button>
      )}
    </>
  );
}

const sortLabels: Record<ReviewSort, string> = { newest: reviewsTexts.newestFirst, liked: reviewsTexts.mostLiked };

/** The review count, a button that clears the filter, and the sort menu. */
export function ReviewToolbar({ list }: { list: ReviewListView }) {
  const { stars, sort, shown, total } = list;
  const showing = reviewsTexts.showing(shown.length, total);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-ivory-edge pb-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <p role="status" className="text-ink-soft tabular-nums">
          {stars === null ? showing : reviewsTexts.showingFiltered(showing, stars)}
        </p>
        {stars !== null && (
          <Button variant="quiet" className="-mx-2.5 px-2!" onClick={() => list.filterBy(null)}>
            {reviewsTexts.showAll}
          </Button>
        )}
      </div>
      <InlineSelect label={reviewsTexts.sort} options={sortLabels} value={sort} onChange={list.sortBy} />
    </div>
  );
}

interface ReviewCardProps {
  readonly review: Review;
  readonly productId: string;
}

/** A review with its votes (§2); the reviewer's e-mail address is never shown. */
export function ReviewCard({ review, productId }: ReviewCardProps) {
  const headingId = useId();
  const name = reviewerName(review);
  const date = reviewDate(review);
  return (
    <article aria-labelledby={headingId} className="py-7">
      <Stars value={review.ratings} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <h3 id={headingId} dir="auto" className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          {name}
        </h3>
        {date && (
          <time dateTime={date.toISOString()} className="text-sm text-ink-soft">
            {/* In the shop's time zone, so that prerendering and hydration agree on the day. */}
            {formatDate(date, 'long', env.timeZone)}
          </time>
        )}
      </div>
      <p dir="auto" className="mt-2 max-w-text leading-relaxed break-words whitespace-pre-line">
        {review.comments}
      </p>
      <VoteButtons review={review} productId={productId} reviewer={name} />
    </article>
  );
}
