import type { ReviewSort } from '@/domain/reviewList';
import { Button } from '@/ui/Button';
import { InlineSelect } from '@/ui/InlineSelect';
import { reviewsTexts } from './texts';
import type { ReviewListView } from './useReviewList';

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
