import type { ReactNode } from 'react';
import { uiTexts } from './texts';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  readonly now: string;
  readonly was?: string | null | undefined;
  readonly off?: string | null | undefined;
  readonly size?: 'regular' | 'large' | undefined;
}

/** Formatted prices: the selling price in bold, then the struck original price and the percent off. */
export function Price({ now, was, off, size = 'regular' }: Props) {
  return (
    <p className="inline-flex flex-wrap items-baseline gap-x-2.5 gap-y-1 tabular-nums">
      <strong className={`font-bold ${size === 'large' ? 'text-3xl' : 'text-[min(1.125rem,5vw)]/[1.5556]'}`}>
        {was && <VisuallyHidden>{uiTexts.priceNow} </VisuallyHidden>}
        {now}
      </strong>
      {was && (
        <s className={`text-ink-soft ${size === 'large' ? 'text-lg' : 'text-[min(0.875rem,4.4vw)]/[1.4286]'}`}>
          <VisuallyHidden>{uiTexts.priceBefore} </VisuallyHidden>
          {was}
        </s>
      )}
      {off && <span className="rounded-full bg-saffron-soft px-2.5 text-sm font-semibold text-saffron-ink">{off}</span>}
    </p>
  );
}

const tones = {
  neutral: 'bg-ivory-deep text-ink',
  saffron: 'bg-saffron-soft text-saffron-ink',
  leaf: 'bg-leaf text-ivory',
  done: 'bg-done-soft text-done',
  alert: 'bg-alert-soft text-alert',
} as const;

export type BadgeTone = keyof typeof tones;

interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  readonly icon?: ReactNode;
  /** A long text takes several lines. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** A short status label; the text carries the meaning, the colour only supports it. */
export function Badge({ tone = 'neutral', icon, wraps = false, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold tabular-nums [&>svg]:shrink-0 ${wraps ? '' : 'whitespace-nowrap'} ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
