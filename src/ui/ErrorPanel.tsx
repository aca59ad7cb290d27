import type { ReactNode } from 'react';
import { EmptyArt, ErrorArt } from './art/EmptyArt';
import { Button } from './Button';
import { PageHeading } from './EmptyState';
import { uiTexts } from './texts';

interface Props {
  readonly title: string;
  readonly message?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  /** True if it replaces the whole page: the title becomes the page's h1. */
  readonly heading?: boolean | undefined;
}

/** Reports that content failed to load, with a Retry button. */
export function ErrorPanel({ title, message = uiTexts.retryAdvice, onRetry, retrying, heading = false }: Props) {
  return (
    <div role="alert" className="mx-auto flex max-w-text flex-col items-center px-4 py-12 text-center">
      <EmptyArt of={ErrorArt} className="w-44" />
      {heading ? (
        <PageHeading className="mt-6 text-3xl">{title}</PageHeading>
      ) : (
        <p className="mt-6 font-display text-2xl font-medium">{title}</p>
      )}
      <div className="mt-2 text-ink-soft">{message}</div>
      {onRetry && (
        <Button onClick={onRetry} busy={retrying} className="mt-6">
          {uiTexts.retry}
        </Button>
      )}
    </div>
  );
}
