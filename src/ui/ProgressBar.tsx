interface Props {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}

export function ProgressBar({ value, max, label }: Props) {
  // Rounded down: 100 % only if nothing is missing.
  const percent = Math.floor((Math.min(Math.max(value, 0), max) / max) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2.5 overflow-hidden rounded-full border border-saffron-ink/40 bg-paper"
    >
      <div
        className="h-full rounded-full bg-leaf forced-colors:bg-[Highlight] transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
