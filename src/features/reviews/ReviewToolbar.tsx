import { type ReviewSort, readReviewSort } from '@/domain/reviewList';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import type { ReviewListView } from './useReviewList';

const sortLabels: Record<ReviewSort, string> = { newest: 'Newest first', liked: 'Most liked' };

/** How many reviews are shown, the way out of a filter, and the sort. */
export function ReviewToolbar({ list }: { list: ReviewListView }) {
  const { stars, sort, shown, total } = list;
  const filter = stars === null ? '' : ` with ${stars} ${stars === 1 ? 'star' : 'stars'}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-ivory-edge pb-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <p role="status" className="text-ink-soft tabular-nums">
          {`Showing ${shown.length} of ${total} ${total === 1 ? 'review' : 'reviews'}${filter}`}
        </p>
        {stars !== null && (
          <Button variant="quiet" className="-mx-2.5 px-2!" onClick={() => list.filterBy(null)}>
            Show all reviews
          </Button>
        )}
      </div>
      <SelectField
        label="Sort reviews"
        inline
        value={sort}
        onChange={(event) => list.sortBy(readReviewSort(event.target.value))}
      >
        {Object.entries(sortLabels).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
