import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Its size and place; without it the size of a page's title. */
  readonly className?: string | undefined;
}

/** The page's one h1; takes the focus at a change of route. */
export function PageHeading({ children, className = 'text-4xl sm:text-5xl' }: Props) {
  return (
    <h1 tabIndex={-1} data-page-heading="" className={className}>
      {children}
    </h1>
  );
}
