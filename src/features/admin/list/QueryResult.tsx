import type { ReactNode } from 'react';
import { type ApiError, isApiError } from '@/api/apiError';
import { commonMessages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { langOf, noteServerText } from '@/lib/serverWriting';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { EnglishText } from '@/ui/EnglishText';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { SlowNote } from '@/ui/loading';
import { Skeleton, Skeletons } from '@/ui/Skeleton';
import { uiTexts } from '@/ui/texts';
import { CardGridSkeleton } from './CardGrid';
import type { RecordNames } from './format';
import type { FetchState, RecordQuery } from './rows';
import { adminListTexts, recordTexts } from './texts';
import { useDashboardUrl } from './useDashboardUrl';

function ownText(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return adminListTexts.unreachable;
    case 'http':
      // A success that the contract does not know is no error of the server.
      return error.status < 300 ? adminListTexts.unreadable : adminListTexts.serverError(error.status);
    case 'malformed':
      return adminListTexts.unreadable;
  }
}

/** Explains a failed call: in the server's own words where it gave any. */
export function problemText(error: unknown): string {
  if (!isApiError(error)) return commonMessages.genericError;
  return noteServerText(truncateExternalText(error.message)) || ownText(error);
}

/** Why a call failed; marks a text of the server as English. */
export function ProblemText({ error }: { error: unknown }) {
  const text = problemText(error);
  return <EnglishText when={langOf(text) !== undefined}>{text}</EnglishText>;
}

interface NoteProps {
  readonly query: FetchState;
  readonly loading: string;
  readonly failed: string;
}

/** Takes the place of records that are loading, or that failed to load, with Retry. */
export function QueryNote({ query: { error, isFetching, refetch }, loading, failed }: NoteProps) {
  if (error === undefined)
    return (
      <Skeletons label={loading}>
        <Skeleton className="h-11 w-full rounded-field" />
      </Skeletons>
    );
  return (
    <Alert tone="error" title={failed}>
      <p>
        <ProblemText error={error} />
      </p>
      <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
        {uiTexts.retry}
      </Button>
    </Alert>
  );
}

interface Props<T> {
  readonly query: RecordQuery<T>;
  readonly names: Pick<RecordNames, 'other' | 'empty'>;
  readonly children: (records: readonly T[]) => ReactNode;
}

/** Loading, error with Retry, empty or content. Previous records stay during a refetch and after it failed. */
export function QueryResult<T>({ query, names, children }: Props<T>) {
  const { data, isFetching, error, refetch } = query;
  if (!data && error)
    return (
      <ErrorPanel
        title={recordTexts.loadFailed(names.other)}
        message={<ProblemText error={error} />}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <>
        <CardGridSkeleton label={recordTexts.loading(names.other)} />
        <SlowNote active>{recordTexts.slow(names.other)}</SlowNote>
      </>
    );
  return (
    <>
      {error !== undefined && !isFetching && (
        <div className="mb-5">
          <QueryNote query={query} loading="" failed={recordTexts.refreshFailed(names.other)} />
        </div>
      )}
      <p role="status" className="sr-only">
        {isFetching ? recordTexts.loading(names.other) : ''}
      </p>
      {data.length === 0 ? <p className="py-10 text-center text-lg text-ink-soft">{names.empty}</p> : children(data)}
    </>
  );
}

/** Shown in place of a list in which nothing is found. */
export function NoMatch({ names }: { readonly names: RecordNames }) {
  const { param } = useDashboardUrl();
  const [from, to] = [param('from'), param('to')];
  return (
    <p className="py-10 text-center text-ink-soft">
      {names.noMatch} {to && to < from && adminListTexts.daysReversed}
    </p>
  );
}
