import type { ReactNode } from 'react';

/** The 64 by 40 frame of a payment or courier mark. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 40" className="h-8 w-auto">
      <rect
        x=".75"
        y=".75"
        width="62.5"
        height="38.5"
        rx="7"
        className="fill-ivory stroke-ivory-edge"
        strokeWidth="1.5"
      />
      {children}
    </svg>
  );
}
