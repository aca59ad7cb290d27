import { ProblemText } from '@/features/admin/list/problemText';
import type { RecordQuery } from '@/features/admin/list/useQueryRows';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { moneyTexts as texts } from './texts';

/** Stands for a catalogue that is not there (yet). */
export function CatalogueNote({ query }: { query: Pick<RecordQuery<unknown>, 'error' | 'isFetching' | 'refetch'> }) {
  const { error, isFetching, refetch } = query;
  if (error === undefined)
    return (
      <div role="status" aria-label={texts.catalogueLoading} className="mb-5">
        <Skeleton className="h-11 w-full rounded-field" />
      </div>
    );
  return (
    <div className="mb-5">
      <Alert tone="error" title={texts.catalogueFailed}>
        <p>
          <ProblemText error={error} />
        </p>
        <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Alert>
    </div>
  );
}
