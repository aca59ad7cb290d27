import { useState } from 'react';
import type { Review } from '@/contract/product';
import type { StarValue } from '@/domain/rating';
import { listReviews, type ReviewSort } from '@/domain/reviewList';

const shownAtOnce = 5;

interface View {
  readonly stars: StarValue | null;
  readonly sort: ReviewSort;
  readonly limit: number;
}

const firstView: View = { stars: null, sort: 'newest', limit: shownAtOnce };

/** Which of a product's reviews are shown: filter, sort, and five at a time; another filter or sort begins anew. */
export function useReviewList(reviews: readonly Review[]) {
  const [view, setView] = useState(firstView);
  const matching = listReviews(reviews, view);
  return {
    stars: view.stars,
    sort: view.sort,
    shown: matching.slice(0, view.limit),
    total: matching.length,
    filterBy: (stars: StarValue | null) => setView({ ...view, stars, limit: shownAtOnce }),
    sortBy: (sort: ReviewSort) => setView({ ...view, sort, limit: shownAtOnce }),
    showMore: () => setView({ ...view, limit: view.limit + shownAtOnce }),
    /** All reviews, newest first: where an own new review is to be seen. */
    showNewest: () => setView(firstView),
  };
}

export type ReviewListView = ReturnType<typeof useReviewList>;
