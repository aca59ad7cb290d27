import type { ReactNode } from 'react';
import { slowAnswerMs } from '@/config/constants';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { SlowNote } from '@/ui/SlowNote';
import { CardGridSkeleton } from './CardGridSkeleton';
import { problemText } from './failureText';

/** What a query of the dashboard tells about itself. */
export interface RecordQuery<T> {
  readonly data?: readonly T[] | undefined;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface Props<T> {
  readonly query: RecordQuery<T>;
  /** What is loaded, in the plural: "products". */
  readonly what: string;
  /** What is said when there is none (§2). */
  readonly empty: string;
  readonly children: (records: readonly T[]) => ReactNode;
}

/** A list that is loading, did not come (with Retry), is empty, or is there. Old records stay while new ones come. */
export function QueryResult<T>({ query, what, empty, children }: Props<T>) {
  const { data, isFetching, error, refetch } = query;
  const retry = () => void refetch();
  if (!data && error)
    return (
      <ErrorPanel
        title={`We couldn’t load the ${what}`}
        message={problemText(error)}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <>
        <CardGridSkeleton what={what} />
        <SlowNote active afterMs={slowAnswerMs}>
          The server is slow to respond. The {what} will appear when it does.
        </SlowNote>
      </>
    );
  return (
    <>
      {error !== undefined && !isFetching && (
        <div className="mb-5">
          <Alert tone="error" title={`We couldn’t refresh the ${what}. These are the last ones we loaded.`}>
            <p>{problemText(error)}</p>
            <Button variant="quiet" size="small" onClick={retry}>
              Retry
            </Button>
          </Alert>
        </div>
      )}
      <p role="status" className="sr-only">
        {isFetching ? `Loading ${what}` : ''}
      </p>
      {data.length === 0 ? <p className="py-10 text-center text-lg text-ink-soft">{empty}</p> : children(data)}
    </>
  );
}
