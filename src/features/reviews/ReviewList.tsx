import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/Button';
import { ReviewCard } from './ReviewCard';
import { ReviewToolbar } from './ReviewToolbar';
import { reviewsTexts } from './texts';
import type { ReviewListView } from './useReviewList';

interface Props {
  readonly list: ReviewListView;
  readonly productId: string;
}

export function ReviewList({ list, productId }: Props) {
  const listRef = useRef<HTMLUListElement>(null);

  /** Focuses the first new review: reading continues there, and the button may be gone. */
  function showMore() {
    const before = list.shown.length;
    flushSync(list.showMore);
    const firstNew = listRef.current?.children[before];
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
  }

  return (
    <>
      <ReviewToolbar list={list} />
      <ul ref={listRef} aria-label={reviewsTexts.list} className="divide-y divide-ivory-edge">
        {list.shown.map((review) => (
          <li key={review._id} tabIndex={-1}>
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
