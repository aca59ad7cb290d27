import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Makes the card a labelled region. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

export function Card({ children, title, className = '' }: Props) {
  const cardClass = `rounded-card bg-paper p-5 shadow-card sm:p-7 ${className}`;
  if (!title) return <div className={cardClass}>{children}</div>;
  return (
    <section aria-label={title} className={cardClass}>
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </section>
  );
}
