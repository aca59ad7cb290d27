import type { ReactNode } from 'react';

interface Props {
  /** The look of the text that takes the place of the bars. */
  readonly className: string;
  /** The bars. */
  readonly children: ReactNode;
}

/** A placeholder of a product's name, or of its price, which comes next; `src/early` writes them into a prerendered page. */
export function FactSkeleton({ className, children }: Props) {
  return (
    <div aria-hidden="true" data-fact="" className={className}>
      {children}
    </div>
  );
}
