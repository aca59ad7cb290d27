import type { ReactNode } from 'react';

interface Props {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A toggle button for a filter. */
export function Chip({ pressed, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-11 items-center rounded-full border border-ink-line px-4 text-sm font-semibold transition-colors hover:border-leaf hover:bg-leaf-mist aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-ivory forced-colors:aria-pressed:outline-2"
    >
      {children}
    </button>
  );
}
