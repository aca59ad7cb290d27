import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** With a title it is a region of its own. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** A raised surface for what belongs together. */
export function Card({ children, title, className = '' }: Props) {
  const look = `rounded-card bg-paper p-5 shadow-card sm:p-7 ${className}`;
  if (!title) return <div className={look}>{children}</div>;
  return (
    <section aria-label={title} className={look}>
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </section>
  );
}
