import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a booking's detail, as a labelled region. */
export function DetailSection({ title, children }: Props) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 font-sans text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}
