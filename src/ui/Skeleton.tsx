import type { ReactNode } from 'react';

interface SkeletonsProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The placeholders of one part of a page. They breathe as one: an animation of each is a layer, and a new style in every frame. */
export function Skeletons({ label, children, className = '' }: SkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={`breathing ${className}`}>
      {children}
    </div>
  );
}

/** A loading placeholder, sized by `className`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={`skeleton ${className.includes('rounded') ? '' : 'rounded-md '}${className}`} />
  );
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'] as const;

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={`h-4 ${widths[line % widths.length]}`} />
      ))}
    </div>
  );
}
