import { useId } from 'react';
import type { Review } from '@/contract/product';
import { reviewDate, reviewerName } from '@/domain/reviewList';
import { formatDate } from '@/lib/dates';
import { Stars } from '@/ui/Stars';
import { VoteButtons } from './VoteButtons';

interface Props {
  readonly review: Review;
  readonly productId: string;
}

/** A review with its votes (§2); the reviewer's e-mail address is never shown. */
export function ReviewCard({ review, productId }: Props) {
  const headingId = useId();
  const name = reviewerName(review);
  const date = reviewDate(review);
  return (
    <article aria-labelledby={headingId} className="py-7">
      <Stars value={review.ratings} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <h3 id={headingId} className="font-sans text-base font-semibold tracking-normal break-words">
          {name}
        </h3>
        {date && (
          <time dateTime={date.toISOString()} className="text-sm text-ink-soft">
            {formatDate(date, 'long')}
          </time>
        )}
      </div>
      <p className="mt-2 max-w-text leading-relaxed break-words whitespace-pre-line">{review.comments}</p>
      <VoteButtons review={review} productId={productId} reviewer={name} />
    </article>
  );
}
