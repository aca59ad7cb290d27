import type { ReactNode } from 'react';

interface SkeletonsProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The placeholders of one part of a page, with one animation: each costs a layer and a restyle in every frame. */
export function Skeletons({ label, children, className = '' }: SkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={`breathing ${className}`}>
      {children}
    </div>
  );
}

/** A loading placeholder, sized by `className`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-5/6', 'w-2/3', 'w-3/4'] as const;

/** Up to six lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-3">
      {widths.slice(0, lines).map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
