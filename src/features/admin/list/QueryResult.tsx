import type { ReactNode } from 'react';
import { slowResponseMs } from '@/config/constants';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { SlowNote } from '@/ui/loading';
import { CardGridSkeleton } from './CardGrid';
import { ProblemText } from './problemText';
import { adminListTexts, type queryTexts } from './texts';
import type { RecordQuery } from './useQueryRows';

interface Props<T> {
  readonly query: RecordQuery<T>;
  readonly texts: ReturnType<typeof queryTexts>;
  readonly children: (records: readonly T[]) => ReactNode;
}

/** Loading, error with Retry, empty or content. Previous records stay while a refetch runs or after it failed. */
export function QueryResult<T>({ query, texts, children }: Props<T>) {
  const { data, isFetching, error, refetch } = query;
  const retry = () => void refetch();
  if (!data && error)
    return (
      <ErrorPanel
        title={texts.loadFailed}
        message={<ProblemText error={error} />}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <>
        <CardGridSkeleton label={texts.loading} />
        <SlowNote active afterMs={slowResponseMs}>
          {texts.slow}
        </SlowNote>
      </>
    );
  return (
    <>
      {error !== undefined && !isFetching && (
        <div className="mb-5">
          <Alert tone="error" title={texts.refreshFailed}>
            <p>
              <ProblemText error={error} />
            </p>
            <Button variant="quiet" size="small" onClick={retry}>
              {adminListTexts.retry}
            </Button>
          </Alert>
        </div>
      )}
      <p role="status" className="sr-only">
        {isFetching ? texts.loading : ''}
      </p>
      {data.length === 0 ? <p className="py-10 text-center text-lg text-ink-soft">{texts.empty}</p> : children(data)}
    </>
  );
}
