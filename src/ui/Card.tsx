import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Makes the card a labelled region. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

export function Card({ children, title, className = '' }: Props) {
  const cardClass = `rounded-card bg-paper p-5 shadow-card sm:p-7 ${className}`;
  if (!title) return <div className={cardClass}>{children}</div>;
  return (
    <section aria-label={title} className={cardClass}>
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </section>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A toggle button for a filter. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-11 items-center rounded-full border border-ink-line px-4 text-left text-sm wrap-anywhere font-semibold transition-colors hover:border-leaf hover:bg-leaf-mist aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-ivory forced-colors:aria-pressed:outline-2"
    >
      {children}
    </button>
  );
}
