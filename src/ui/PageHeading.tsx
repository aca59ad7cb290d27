import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The page's only h1; receives the focus on navigation. */
export function PageHeading({ children, className = 'text-4xl sm:text-5xl' }: Props) {
  return (
    <h1 tabIndex={-1} data-page-heading="" className={className}>
      {children}
    </h1>
  );
}
