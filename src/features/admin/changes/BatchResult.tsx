import { type ReactNode, useEffect, useRef } from 'react';
import { type CsvColumn, csvFile } from '@/domain/csv';
import { downloadText } from '@/features/admin/list/CsvButton';
import { countText, formatCount } from '@/features/admin/list/format';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ProgressBar } from '@/ui/ProgressBar';
import {
  type Batch,
  type BatchKind,
  batchClosed,
  batchStopped,
  type Job,
  type Outcome,
  selectBatch,
} from './batchSlice';
import { resumeBatch } from './runBatch';
import { changesTexts as texts } from './texts';

/** Of more results, the file has all. */
const shownResults = 100;

type State = Outcome['state'] | 'waiting';
const order: readonly State[] = ['sending', 'failed', 'skipped', 'waiting', 'done'];

const stateOf = ({ outcomes }: Batch, { key }: Job): State => outcomes[key]?.state ?? 'waiting';
const reasonOf = ({ outcomes }: Batch, { key }: Job) => outcomes[key]?.reason ?? '';

function resultsCsv(batch: Batch, kind: BatchKind): string {
  const columns: readonly CsvColumn<Job>[] = [
    { header: texts.kinds[kind].column, csv: ({ name }) => name },
    { header: texts.columns.result, csv: (job) => texts.states[stateOf(batch, job)] },
    { header: texts.columns.reason, csv: (job) => reasonOf(batch, job) },
  ];
  return csvFile(columns, batch.jobs);
}

/** What needs attention comes first. */
function jobsByState(batch: Batch): Readonly<Record<State, readonly Job[]>> {
  const byState: Record<State, Job[]> = { sending: [], failed: [], skipped: [], waiting: [], done: [] };
  for (const job of batch.jobs) byState[stateOf(batch, job)].push(job);
  return byState;
}

interface Props {
  readonly kind: BatchKind;
  /** What can be done with the skipped ones, besides leaving them. */
  readonly skippedAction?: (jobs: readonly Job[]) => ReactNode;
}

function Result({ batch, kind, skippedAction }: Props & { batch: Batch }) {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);
  // The dialog or bar that had the focus is gone.
  useEffect(() => ref.current?.focus(), []);
  const { jobs, running, title } = batch;
  const byState = jobsByState(batch);
  const { done, failed, skipped, waiting } = byState;
  const processed = done.length + failed.length + skipped.length;
  const listed = order.flatMap((state) => byState[state]);
  return (
    <div ref={ref} tabIndex={-1} data-focus-home="" className="print:hidden">
      <Card title={title} className="mb-6">
        <ProgressBar label={texts.progress} value={processed} max={jobs.length} />
        <p role="status" className="mt-3 font-semibold">
          {running
            ? texts.done(formatCount(processed), formatCount(jobs.length))
            : texts.summary(
                formatCount(done.length),
                formatCount(jobs.length),
                formatCount(failed.length),
                formatCount(skipped.length),
              )}
        </p>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={texts.kinds[kind].results}
          className="mt-3 max-h-72 space-y-1.5 overflow-y-auto text-sm"
        >
          {listed.slice(0, shownResults).map((job) => {
            const state = stateOf(batch, job);
            return (
              <li
                key={job.key}
                className={`break-words ${state === 'failed' || state === 'skipped' ? 'font-semibold text-alert' : ''}`}
              >
                {texts.outcomes[state](job.name, reasonOf(batch, job))}
              </li>
            );
          })}
          {listed.length > shownResults && <li>{countText(texts.more, listed.length - shownResults)}</li>}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          {running ? (
            <Button variant="secondary" busy={batch.stopping} onClick={() => dispatch(batchStopped(kind))}>
              {texts.stop}
            </Button>
          ) : (
            <>
              {failed.length > 0 && (
                <Button onClick={() => void dispatch(resumeBatch(failed))}>{texts.retryFailed}</Button>
              )}
              {skipped.length > 0 && skippedAction?.(skipped)}
              {waiting.length > 0 && (
                <Button onClick={() => void dispatch(resumeBatch(waiting))}>{texts.sendRest}</Button>
              )}
              <Button
                variant="secondary"
                onClick={() => downloadText(texts.kinds[kind].fileName, resultsCsv(batch, kind))}
              >
                {texts.download}
              </Button>
              <Button variant="quiet" onClick={() => dispatch(batchClosed(kind))}>
                {texts.close}
              </Button>
            </>
          )}
        </div>
      </Card>
    </div>
  );
}

/** Progress of the last batch of a kind and the outcome of each job. */
export function BatchResult(props: Props) {
  const batch = useAppSelector((state) => selectBatch(state, props.kind));
  return batch && <Result key={batch.title} batch={batch} {...props} />;
}
