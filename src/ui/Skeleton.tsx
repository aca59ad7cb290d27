interface Props {
  readonly className?: string | undefined;
  /** A product's name or price, which a prerendered page shows as soon as it is known (`src/early/showFacts.ts`). */
  readonly fact?: '';
}

/** A loading placeholder, sized by `className`; its parent announces the loading. */
export function Skeleton({ className = 'h-4 w-full', fact }: Props) {
  return (
    <div
      aria-hidden="true"
      data-fact={fact}
      className={`skeleton ${className.includes('rounded') ? '' : 'rounded-md '}${className}`}
    />
  );
}
