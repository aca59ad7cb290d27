import type { RatingSummary } from '@/domain/rating';
import { Stars } from '@/ui/Stars';

/** The average with one decimal and the count (ruling 1); without reviews there is no figure. */
export function RatingFigures({ average, count }: Pick<RatingSummary, 'average' | 'count'>) {
  if (average === null)
    return (
      <>
        <p className="font-display text-xl">No reviews yet</p>
        <p className="mt-1 text-ink-soft">Tried it? Tell others how it went.</p>
      </>
    );
  return (
    <div className="flex items-center gap-4">
      <p className="font-display text-6xl leading-none tabular-nums">{average.toFixed(1)}</p>
      <div>
        <Stars value={average} size={20} />
        <p className="text-sm text-ink-soft tabular-nums">
          {count} {count === 1 ? 'review' : 'reviews'}
        </p>
      </div>
    </div>
  );
}
