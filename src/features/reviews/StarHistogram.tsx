import { Star } from 'lucide-react';
import { type RatingSummary, type StarValue, starValues } from '@/domain/rating';
import { reviewsTexts } from './texts';

interface Props {
  readonly summary: RatingSummary;
  /** The current filter. */
  readonly chosen: StarValue | null;
  readonly onChoose: (stars: StarValue | null) => void;
}

/** Review counts for 5 stars down to 1 (§2); each bar is a toggle that filters the list. */
export function StarHistogram({ summary, chosen, onChoose }: Props) {
  return (
    <ul aria-label={reviewsTexts.filterByStars} className="-mx-2.5">
      {starValues.map((stars) => (
        <li key={stars}>
          <StarBar
            stars={stars}
            count={summary.perStar[stars]}
            total={summary.count}
            pressed={chosen === stars}
            onPress={() => onChoose(chosen === stars ? null : stars)}
          />
        </li>
      ))}
    </ul>
  );
}

interface BarProps {
  readonly stars: StarValue;
  readonly count: number;
  readonly total: number;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

function StarBar({ stars, count, total, pressed, onPress }: BarProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={reviewsTexts.starCount(stars, reviewsTexts.count(count))}
      disabled={count === 0}
      onClick={onPress}
      className="flex min-h-10 w-full items-center gap-3 rounded-field px-2.5 text-sm tabular-nums transition-colors hover:not-disabled:bg-leaf-mist disabled:cursor-not-allowed aria-pressed:bg-leaf-soft aria-pressed:font-bold aria-pressed:outline-1 aria-pressed:outline-leaf focus-visible:outline-2"
    >
      <span className="flex w-7 shrink-0 items-center justify-between">
        {stars}
        <Star aria-hidden size={14} className="fill-saffron text-saffron-deep" />
      </span>
      <span className="h-2.5 grow overflow-hidden rounded-full bg-ivory-edge/70">
        <span
          className="block h-full rounded-full bg-saffron forced-colors:bg-[Highlight]"
          style={{ width: `${(count / total) * 100}%` }}
        />
      </span>
      <span className="w-7 shrink-0 text-right text-ink-soft">{count}</span>
    </button>
  );
}
