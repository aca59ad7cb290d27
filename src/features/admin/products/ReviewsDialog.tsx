import { Star } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product, Review } from '@/contract/product';
import type { ProductRow } from '@/domain/adminProducts';
import { listReviews, reviewDate, reviewerName, type StarValue, starValues, summariseRatings } from '@/domain/reviews';
import { formatCount } from '@/features/admin/list/counts';
import { dateText } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { decimal } from '@/lib/numbers';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SelectField } from '@/ui/fields';
import { Stars } from '@/ui/Stars';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { reviewsDialogTexts as texts } from './texts';

const atOnce = 20;

function ReviewItem({ review }: { review: Review }) {
  return (
    <li tabIndex={-1} className="flex flex-col gap-1 border-t border-ivory-edge py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={review.ratings} /> <strong className="break-words">{reviewerName(review)}</strong>
        <span className="text-sm text-ink-soft">{dateText(reviewDate(review))}</span>
      </p>
      {review.email && <p className="text-sm break-all text-ink-soft">{review.email}</p>}
      <p dir="auto" className="break-words whitespace-pre-line">
        {review.comments || texts.noText}
      </p>
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
  const list = useRef<HTMLUListElement>(null);
  /** Focuses the first new review, because the button may unmount. */
  function showMore() {
    flushSync(() => setLimit(limit + atOnce));
    (list.current?.children[limit] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }
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
      <ul ref={list} aria-label={texts.reviews}>
        {listed.slice(0, limit).map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </ul>
      {listed.length > limit && (
        <Button variant="secondary" onClick={showMore}>
          {texts.showMore}
        </Button>
      )}
    </Dialog>
  );
}

/** Average and number of a product's reviews; opens them. */
export function ReviewsLink({ row: { id, product } }: { row: ProductRow }) {
  const { average, count } = summariseRatings(product.reviews);
  if (average === null) return <span className="text-ink-soft">{texts.none}</span>;
  return (
    <OpenLink
      recordKey={id}
      className="inline-flex min-h-9 items-center gap-1 font-semibold tabular-nums hover:underline"
    >
      <Star aria-hidden size={14} className="text-saffron-ink" />
      <span aria-hidden>{texts.average(decimal(average), formatCount(count))}</span>
      <VisuallyHidden>{texts.spoken(decimal(average), count, product.name)}</VisuallyHidden>
    </OpenLink>
  );
}
