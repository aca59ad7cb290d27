import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { messages } from '@/config/messages';
import { productFormProblems } from '@/domain/adminProducts';
import { jobName } from '@/features/admin/changes/BatchResult';
import {
  editJob,
  editTyped,
  fieldsOf,
  isTyped,
  isUnsavedEdit,
  type ProductJob,
  selectChanges,
  selectDrafts,
  selectIsBatchRunning,
  selectOpenEdits,
  selectUndoable,
  undoOffered,
  unsavedDiscarded,
} from '@/features/admin/changes/changesSlice';
import { runBatch } from '@/features/admin/changes/sendChange';
import { changesTexts } from '@/features/admin/changes/texts';
import { adminListTexts, adminViewTexts } from '@/features/admin/list/texts';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { listen } from '@/lib/listen';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { Toast } from '@/ui/Toast';
import { saveEdit } from './EditOutcome';
import { DiscardDialog, formJob } from './ProductForm';
import { inlineEditTexts, saveBarTexts as texts } from './texts';

/** Forms and fields that were left, and edits in the list that failed or conflict with somebody else's. */
export const selectUnsavedChanges = createSelector(
  [selectDrafts, selectChanges, selectOpenEdits],
  (drafts, changes, openEdits): readonly ProductJob[] => {
    const forms = Object.entries(drafts).map(([id, draft]) => formJob(id, draft));
    const failed = Object.values(changes).filter(isUnsavedEdit);
    const left = Object.values(openEdits).filter((edit) => !edit.isShown && isTyped(edit));
    const edits = [...failed.map(({ job }) => job as ProductJob), ...left.map(editJob)];
    return [
      ...forms.filter(({ key }) => changes[key]?.state !== 'sending'),
      // What was typed over a value that failed replaces it.
      ...new Map(edits.map((job) => [job.key, job])).values(),
    ];
  },
);

/** Whether it can be sent as it is. */
const isComplete = ({ after }: ProductJob) => Object.keys(productFormProblems(after)).length === 0;

const namesShown = 3;

/** Each leads to its form, or to its product in the list, where a field that was left has the focus. */
function UnsavedNames({ unsaved }: { unsaved: readonly ProductJob[] }) {
  const { open } = useDashboardUrl();
  const dispatch = useAppDispatch();
  function show({ key, draftId = '', productId, part }: ProductJob) {
    if (part) dispatch(editTyped({ key, focused: fieldsOf[part][0] }));
    open(part ? { show: '1', q: productId, stock: null } : { product: draftId });
  }
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-x-2">
      {unsaved.slice(0, namesShown).map((job) => (
        <li key={job.key} className="min-w-0">
          <Button variant="quiet" size="small" className="px-1!" onClick={() => show(job)}>
            {jobName(job)}
          </Button>
        </li>
      ))}
      {unsaved.length > namesShown && <li>{adminListTexts.more(unsaved.length - namesShown)}</li>}
    </ul>
  );
}

/** Names the unsaved changes; saves or discards all of them. It replaces the bar of selected products. */
export function SaveBar() {
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(selectUnsavedChanges);
  const running = useAppSelector((state) => selectIsBatchRunning(state, 'products'));
  const [attempted, setAttempted] = useState(false);
  const [confirming, setConfirming] = useState(false);
  if (unsaved.length === 0) return null;

  const incomplete = unsaved.filter((job) => !isComplete(job)).map(jobName);
  function saveAll() {
    setAttempted(true);
    const jobs = unsaved.filter(isComplete);
    if (jobs.length > 0) void dispatch(runBatch(texts.batch(jobs.length), jobs));
  }
  function discard() {
    setConfirming(false);
    setAttempted(false);
    dispatch(unsavedDiscarded(unsaved));
  }
  return (
    <>
      <BottomBar label={texts.label} className="print:hidden">
        <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-3 sm:px-4">
          <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
            <p role="status" className="font-semibold">
              {texts.unsaved(unsaved.length)}
            </p>
            <UnsavedNames unsaved={unsaved} />
            {attempted && incomplete.length > 0 && (
              <p role="alert" className="basis-full text-sm font-semibold text-alert">
                {texts.incomplete(incomplete.join(', '))}
              </p>
            )}
          </div>
          <Button variant="quiet" disabled={running} onClick={() => setConfirming(true)}>
            {changesTexts.discard}
          </Button>
          <Button busy={running} onClick={saveAll}>
            {texts.saveAll}
          </Button>
        </div>
      </BottomBar>
      <DiscardDialog open={confirming} onConfirm={discard} onCancel={() => setConfirming(false)} />
    </>
  );
}

/** Longer than other toasts, because this one offers a choice; it also stays while it is hovered or focused. */
const undoMs = 10_000;

/** Tab leads from the edited value to the toast, which stands before the list, and on to what follows the value. */
function useTabOrder(key: string | undefined) {
  const toast = useRef<HTMLUListElement>(null);
  useEffect(() => {
    function lead(event: KeyboardEvent) {
      if (event.key !== 'Tab') return;
      const value = document.querySelector<HTMLElement>(`[data-edit=${JSON.stringify(key)}]`);
      const order = [value, ...(toast.current?.querySelectorAll('button') ?? [])];
      const place = order.indexOf(event.target as HTMLElement | null);
      const next = [...order, value][place + (event.shiftKey ? -1 : 1)];
      if (place < 0 || !next) return;
      next.focus();
      // From the value, the browser goes on to what follows it.
      if (next !== value || event.shiftKey) event.preventDefault();
    }
    return listen(document, 'keydown', lead);
  }, [key]);
  return toast;
}

/** Says that an edit was saved, and can undo it. */
export function UndoToast() {
  const dispatch = useAppDispatch();
  const edit = useAppSelector(selectUndoable);
  const toast = useTabOrder(edit?.key);
  // Back on this tab, it would say again, for another ten seconds, what was saved long ago.
  useEffect(() => () => void dispatch(undoOffered(null)), [dispatch]);
  const item = edit && {
    id: `${edit.productId} ${JSON.stringify(edit.after)}`,
    tone: 'success' as const,
    text: messages.productUpdated,
    more: (
      <>
        <span className="block font-normal">{inlineEditTexts.saved[edit.part](edit.name)}</span>
        {/* No call can set a stock back to unknown. */}
        {!Object.values(edit.before).includes('') && (
          <Button
            variant="quiet"
            size="small"
            className="px-0! text-ivory! underline forced-colors:px-3!"
            onClick={() =>
              void dispatch(saveEdit({ ...edit, before: edit.after, after: edit.before }, { isUndo: true }))
            }
          >
            {adminViewTexts.undo}
          </Button>
        )}
      </>
    ),
  };
  return (
    <ul
      ref={toast}
      aria-live="polite"
      aria-label={inlineEditTexts.savedChanges}
      // From the top down, so that it lies over the bar in a window that is too low for both.
      className="pointer-events-none fixed inset-x-4 top-4 bottom-[calc(var(--bottom-bar)+5rem)] z-40 grid grid-rows-[1fr_auto] justify-items-center before:content-[''] sm:right-auto sm:bottom-[calc(var(--bottom-bar)+1rem)] sm:left-6 print:hidden"
    >
      {item && <Toast key={item.id} item={item} lifeMs={undoMs} onClose={() => dispatch(undoOffered(null))} />}
    </ul>
  );
}
