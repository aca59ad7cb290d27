import { useEffect, useRef } from 'react';
import { slowText } from '@/config/messages';
import { type CsvColumn, csvFile } from '@/domain/csv';
import { formatCount } from '@/features/admin/list/counts';
import { downloadText } from '@/features/admin/list/Toolbar';
import { adminListTexts } from '@/features/admin/list/texts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SlowNote } from '@/ui/loading';
import { ProgressBar } from '@/ui/ProgressBar';
import { dialogTexts } from '@/ui/texts';
import {
  type Batch,
  type BatchKind,
  batchClosed,
  batchStopped,
  type Change,
  isOpen,
  isWaiting,
  type Job,
  type Outcome,
  selectBatch,
  selectChanges,
} from './changesSlice';
import { resumeBatch } from './sendChange';
import { changesTexts as texts } from './texts';

/** At most this many results are listed; the file has all of them. */
const shownResults = 100;

/** What needs attention comes first. */
const states = ['sending', 'failed', 'skipped', 'waiting', 'done'] as const satisfies readonly Outcome['state'][];

export const shownState = ({ state, unclear }: Outcome) => (unclear ? 'unclear' : state);

export const jobName = (job: Job) => ('part' in job && job.part ? texts.edits[job.part](job.name) : job.name);

function resultsCsv(kind: BatchKind, changes: readonly Change[]): string {
  const columns: readonly CsvColumn<Change>[] = [
    { header: texts.kinds[kind].column, csv: ({ job }) => jobName(job) },
    { header: texts.columns.result, csv: (change) => texts.states[shownState(change)] },
    { header: texts.columns.reason, csv: ({ reason }) => reason },
  ];
  return csvFile(columns, changes);
}

/** Jobs that somebody else's change overtook, based on the new values. */
function overtakenJobs(changes: readonly Change[]): readonly Job[] {
  return changes.flatMap(({ job, theirs: { status, ...values } }): Job[] => {
    if ('order' in job) return status ? [{ ...job, order: { ...job.order, status } }] : [];
    return Object.keys(values).length > 0 ? [{ ...job, before: { ...job.before, ...values } }] : [];
  });
}

interface Props {
  readonly kind: BatchKind;
}

function Result({ batch, kind }: Props & { batch: Batch }) {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);
  // The dialog or bar that had the focus has unmounted.
  useEffect(() => ref.current?.focus(), []);
  const { keys, title, state: batchState } = batch;
  const running = batchState !== 'ended';
  const byKey = useAppSelector(selectChanges);
  const changes = keys.flatMap((key) => byKey[key] ?? []);
  const inState = (wanted: Outcome['state']) => changes.filter(({ state }) => state === wanted);
  const [failed, skipped, waiting] = [inState('failed'), inState('skipped'), inState('waiting')];
  const done = inState('done').length;
  const processed = done + failed.length + skipped.length;
  // Others were decided about in the list or in their form.
  const undecided = failed.filter(isOpen);
  const unsent = waiting.filter(isWaiting);
  const overtaken = overtakenJobs(skipped.filter(isOpen));
  const summary = texts.summary(
    formatCount(done),
    formatCount(keys.length),
    formatCount(failed.length),
    formatCount(skipped.length),
  );
  const resume = (left: readonly Change[]) => void dispatch(resumeBatch(left.map(({ job }) => job)));
  return (
    <div ref={ref} tabIndex={-1} data-focus-home="" className="print:hidden">
      <Card title={title} className="mb-6">
        <ProgressBar label={texts.progress} value={processed} max={keys.length} />
        <p role="status" className="mt-3 font-semibold">
          {running || waiting.length === 0 ? summary : texts.notSent(summary, formatCount(waiting.length))}
        </p>
        <SlowNote key={processed} active={running}>
          {slowText}
        </SlowNote>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={texts.kinds[kind].results}
          className="mt-3 flex max-h-72 flex-col gap-1.5 overflow-y-auto text-sm"
        >
          {states
            .flatMap(inState)
            .slice(0, shownResults)
            .map((change) => (
              <li key={change.job.key} className={`break-words ${change.reason ? 'font-semibold text-alert' : ''}`}>
                {texts.outcomes[shownState(change)](jobName(change.job), change.reason)}
              </li>
            ))}
          {keys.length > shownResults && <li>{adminListTexts.more(keys.length - shownResults)}</li>}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          {running ? (
            <Button
              // Else React makes it “Retry failed”, which a second press would start.
              key="stop"
              variant="secondary"
              busy={batchState === 'stopping'}
              onClick={() => dispatch(batchStopped(kind))}
            >
              {texts.stop}
            </Button>
          ) : (
            <>
              {undecided.length > 0 && <Button onClick={() => resume(undecided)}>{texts.retryFailed}</Button>}
              {unsent.length > 0 && <Button onClick={() => resume(unsent)}>{texts.sendRest}</Button>}
              {overtaken.length > 0 && (
                <Button variant="secondary" onClick={() => void dispatch(resumeBatch(overtaken))}>
                  {texts.sendSkipped}
                </Button>
              )}
              <Button
                variant="secondary"
                onClick={() => downloadText(texts.kinds[kind].fileName, resultsCsv(kind, changes))}
              >
                {texts.download}
              </Button>
              <Button variant="quiet" onClick={() => dispatch(batchClosed(kind))}>
                {dialogTexts.close}
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
  return batch && <Result key={batch.number} batch={batch} {...props} />;
}
