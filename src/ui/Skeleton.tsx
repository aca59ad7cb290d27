/** A loading placeholder, sized by `className`; its parent announces the loading. */
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
