import type { RatingSummary } from '@/domain/rating';
import { oneDecimal } from '@/lib/numbers';
import { Stars } from '@/ui/Stars';
import { uiTexts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { reviewsTexts } from './texts';

/** The average with one decimal, and the review count (ruling 1). */
export function RatingFigures({ average, count }: Pick<RatingSummary, 'average' | 'count'>) {
  if (average === null)
    return (
      <>
        <p className="font-display text-xl">{reviewsTexts.noReviews}</p>
        <p className="mt-1 text-ink-soft">{reviewsTexts.noReviewsAdvice}</p>
      </>
    );
  return (
    <div className="flex items-center gap-4">
      <p className="font-display text-6xl leading-none tabular-nums">
        {oneDecimal(average)}
        <VisuallyHidden> {uiTexts.outOfFive}</VisuallyHidden>
      </p>
      <div>
        <Stars value={average} size={20} silent />
        <p className="text-sm text-ink-soft tabular-nums">{reviewsTexts.count(count)}</p>
      </div>
    </div>
  );
}
