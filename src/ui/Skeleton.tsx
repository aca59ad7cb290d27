/** A loading placeholder, sized by `className`; its parent announces the loading. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={`skeleton ${className.includes('rounded') ? '' : 'rounded-md '}${className}`} />
  );
}
