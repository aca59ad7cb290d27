import type { Review } from '@/contract/product';
import { listReviews, type ReviewSort, type StarValue } from '@/domain/reviews';
import { useEntryState } from '@/ui/entryState';

const pageSize = 5;

interface View {
  readonly stars: StarValue | null;
  readonly sort: ReviewSort;
  readonly limit: number;
}

const initialView: View = { stars: null, sort: 'newest', limit: pageSize };

/** Filters, sorts and paginates a product's reviews; a new filter or sort returns to the first page. */
export function useReviewList(reviews: readonly Review[]) {
  const [view, setView] = useEntryState('reviews', initialView);
  const matching = listReviews(reviews, view);
  return {
    stars: view.stars,
    sort: view.sort,
    shown: matching.slice(0, view.limit),
    total: matching.length,
    filterBy: (stars: StarValue | null) => setView({ ...view, stars, limit: pageSize }),
    sortBy: (sort: ReviewSort) => setView({ ...view, sort, limit: pageSize }),
    showMore: () => setView({ ...view, limit: view.limit + pageSize }),
    /** All reviews, newest first: a new review is at the top. */
    showNewest: () => setView(initialView),
  };
}

export type ReviewListView = ReturnType<typeof useReviewList>;
