import { ProblemText } from '@/features/admin/list/ProblemText';
import { Button } from '@/ui/Button';
import { paletteTexts } from './texts';
import type { FindQuery } from './useFindLists';

/** What each list that is not there yet waits for; one that failed can be asked for again. */
export function FindProgress({ queries }: { queries: readonly FindQuery[] }) {
  const missing = queries.filter(({ query }) => !query.data);
  if (missing.length === 0) return null;
  return (
    <ul className="mt-3 space-y-1 text-sm">
      {missing.map(({ query, texts, name }) =>
        query.error && !query.isFetching ? (
          <li key={name} className="flex flex-wrap items-center gap-x-2 text-alert">
            {texts.loadFailed}. <ProblemText error={query.error} />
            <Button
              variant="quiet"
              size="small"
              aria-label={paletteTexts.retryOf(name)}
              onClick={() => void query.refetch()}
            >
              {paletteTexts.retry}
            </Button>
          </li>
        ) : (
          <li key={name} className="text-ink-soft">
            {texts.loading}…
          </li>
        ),
      )}
    </ul>
  );
}
