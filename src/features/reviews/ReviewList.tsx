import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/Button';
import { ReviewCard } from './ReviewCard';
import { ReviewToolbar } from './ReviewToolbar';
import type { ReviewListView } from './useReviewList';

interface Props {
  readonly list: ReviewListView;
  readonly productId: string;
}

/** The reviews that are shown, and 'Show more reviews' below them. */
export function ReviewList({ list, productId }: Props) {
  const listRef = useRef<HTMLUListElement>(null);

  /** The focus goes on to the first new review: the button may be gone, and the reading continues there. */
  function showMore() {
    const before = list.shown.length;
    flushSync(list.showMore);
    const firstNew = listRef.current?.children[before];
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true });
  }

  return (
    <>
      <ReviewToolbar list={list} />
      <ul ref={listRef} aria-label="Reviews" className="divide-y divide-ivory-edge">
        {list.shown.map((review) => (
          <li key={review._id} tabIndex={-1}>
            <ReviewCard review={review} productId={productId} />
          </li>
        ))}
      </ul>
      {list.shown.length < list.total && (
        <Button variant="secondary" className="mt-2 w-full sm:w-auto" onClick={showMore}>
          Show more reviews
        </Button>
      )}
    </>
  );
}
