import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A native select with the shop's arrow. */
export function Select({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...select} className={`appearance-none truncate pr-10 ${className}`} />
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
