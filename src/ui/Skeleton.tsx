/** A grey shape of what comes; its size comes from `className`. The parent says that something is loading. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={`skeleton rounded-md ${className}`} />;
}
