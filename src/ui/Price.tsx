import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  /** Formatted, as are the others. */
  readonly now: string;
  readonly was?: string | null | undefined;
  readonly off?: string | null | undefined;
  readonly size?: 'regular' | 'large' | undefined;
}

/** Selling price in bold, with the struck original price and the percent off beside it. */
export function Price({ now, was, off, size = 'regular' }: Props) {
  return (
    <p className="inline-flex flex-wrap items-baseline gap-x-2.5 gap-y-1 tabular-nums">
      <strong className={`font-bold ${size === 'large' ? 'text-3xl' : 'text-lg'}`}>
        {was && <VisuallyHidden>Price now </VisuallyHidden>}
        {now}
      </strong>
      {was && (
        <s className={`text-ink-soft ${size === 'large' ? 'text-lg' : 'text-sm'}`}>
          <VisuallyHidden>Price before </VisuallyHidden>
          {was}
        </s>
      )}
      {off && <span className="rounded-full bg-saffron-soft px-2.5 text-sm font-semibold text-saffron-ink">{off}</span>}
    </p>
  );
}
