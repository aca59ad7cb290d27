import { Star } from 'lucide-react';
import { uiTexts } from './texts';

const five = [1, 2, 3, 4, 5] as const;

interface Props {
  /** 0 to 5, fractions included. */
  readonly value: number;
  readonly size?: number | undefined;
}

export function Stars({ value, size = 16 }: Props) {
  return (
    <span role="img" aria-label={uiTexts.stars(value)} className="relative inline-flex shrink-0">
      <StarRow size={size} className="text-ink-line" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(value / 5) * 100}%` }}>
        <StarRow size={size} className="fill-saffron text-saffron-deep" />
      </span>
    </span>
  );
}

function StarRow({ size, className }: { size: number; className: string }) {
  return (
    <span className="flex">
      {five.map((star) => (
        <Star key={star} aria-hidden size={size} strokeWidth={1.75} className={`shrink-0 ${className}`} />
      ))}
    </span>
  );
}
