import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Where it is not the page's. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

/** The page's only h1; receives the focus on navigation. */
export function PageHeading({ children, lang, className = 'text-4xl sm:text-5xl' }: Props) {
  return (
    <h1 lang={lang} tabIndex={-1} data-page-heading="" className={className}>
      {children}
    </h1>
  );
}
