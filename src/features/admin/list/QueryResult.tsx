import type { ReactNode } from 'react';
import { slowResponseMs } from '@/config/constants';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { SlowNote } from '@/ui/loading';
import { CardGridSkeleton } from './CardGrid';
import type { RecordNames } from './format';
import { ProblemText } from './problemText';
import { adminListTexts, recordTexts } from './texts';
import type { RecordQuery } from './useQueryRows';

interface Props<T> {
  readonly query: RecordQuery<T>;
  readonly names: Pick<RecordNames, 'other' | 'empty'>;
  readonly children: (records: readonly T[]) => ReactNode;
}

/** Loading, error with Retry, empty or content. Previous records stay while a refetch runs or after it failed. */
export function QueryResult<T>({ query, names, children }: Props<T>) {
  const { data, isFetching, error, refetch } = query;
  const retry = () => void refetch();
  if (!data && error)
    return (
      <ErrorPanel
        title={recordTexts.loadFailed(names.other)}
        message={<ProblemText error={error} />}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <>
        <CardGridSkeleton label={recordTexts.loading(names.other)} />
        <SlowNote active afterMs={slowResponseMs}>
          {recordTexts.slow(names.other)}
        </SlowNote>
      </>
    );
  return (
    <>
      {error !== undefined && !isFetching && (
        <div className="mb-5">
          <Alert tone="error" title={recordTexts.refreshFailed(names.other)}>
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
        {isFetching ? recordTexts.loading(names.other) : ''}
      </p>
      {data.length === 0 ? <p className="py-10 text-center text-lg text-ink-soft">{names.empty}</p> : children(data)}
    </>
  );
}
