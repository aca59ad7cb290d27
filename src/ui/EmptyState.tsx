import type { ComponentType, ReactNode } from 'react';
import { EmptyArt } from './art/EmptyArt';

interface Props {
  /** One of the drawings that `EmptyArt` frames. */
  readonly art?: ComponentType;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** True if it replaces the whole page: the title becomes the page's h1. */
  readonly heading?: boolean | undefined;
}

export function EmptyState({ art, title, text, action, heading = false }: Props) {
  return (
    <div className="mx-auto flex max-w-text flex-col items-center px-4 py-12 text-center">
      {art && (
        <div className="w-56 max-w-full">
          <EmptyArt of={art} className="mx-auto w-full" />
        </div>
      )}
      {heading ? (
        <PageHeading className="mt-6 text-3xl break-words sm:text-4xl">{title}</PageHeading>
      ) : (
        <h2 className="mt-6 max-w-full text-2xl break-words">{title}</h2>
      )}
      {text && <div className="mt-3 text-ink-soft">{text}</div>}
      {action && <div className="mt-7">{action}</div>}
    </div>
  );
}

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The page's only h1; receives the focus on navigation. */
export function PageHeading({ children, className = 'text-4xl sm:text-5xl' }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} data-page-heading="" className={className}>
      {children}
    </h1>
  );
}
