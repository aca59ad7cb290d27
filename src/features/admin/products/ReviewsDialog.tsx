import { useMemo, useState } from 'react';
import type { Product, Review } from '@/contract/product';
import { type StarValue, starValues, summariseRatings } from '@/domain/rating';
import { listReviews, reviewDate, reviewerName } from '@/domain/reviewList';
import { dateText, formatCount } from '@/features/admin/list/format';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SelectField } from '@/ui/fields';
import { Stars } from '@/ui/Stars';
import { reviewsDialogTexts as texts } from './texts';

const atOnce = 20;

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="space-y-1 border-t border-ivory-edge py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={review.ratings} /> <strong className="break-words">{reviewerName(review)}</strong>
        <span className="text-sm text-ink-soft">{dateText(reviewDate(review))}</span>
      </p>
      {review.email && <p className="text-sm break-all text-ink-soft">{review.email}</p>}
      <p className="break-words whitespace-pre-line">{review.comments || texts.noText}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        {texts.helpful(formatCount(review.like), formatCount(review.dislike))}
      </p>
    </li>
  );
}

interface Props {
  readonly product: Product;
  readonly onClose: () => void;
}

/** The reviews that the product's record holds, newest first. */
export function ReviewsDialog({ product: { name, reviews }, onClose }: Props) {
  const [stars, setStars] = useState<StarValue | null>(null);
  const [limit, setLimit] = useState(atOnce);
  const { perStar } = useMemo(() => summariseRatings(reviews), [reviews]);
  const listed = useMemo(() => listReviews(reviews, { stars, sort: 'newest' }), [reviews, stars]);
  return (
    <Dialog open onClose={onClose} title={texts.title(name)} layout="wide">
      <SelectField
        label={texts.stars}
        value={stars ?? ''}
        onChange={({ target }) => setStars(starValues.find((value) => String(value) === target.value) ?? null)}
        className="mb-4 sm:w-60"
      >
        <option value="">{texts.allStars}</option>
        {starValues.map((value) => (
          <option key={value} value={value}>
            {texts.starCount(value, formatCount(perStar[value]))}
          </option>
        ))}
      </SelectField>
      {listed.length === 0 && <p className="text-ink-soft">{texts.empty}</p>}
      <ul aria-label={texts.reviews}>
        {listed.slice(0, limit).map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </ul>
      {listed.length > limit && (
        <Button variant="secondary" onClick={() => setLimit(limit + atOnce)}>
          {texts.showMore}
        </Button>
      )}
    </Dialog>
  );
}
