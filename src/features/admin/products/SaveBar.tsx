import { createSelector } from '@reduxjs/toolkit';
import { useState } from 'react';
import { asServerSpells, editedValues, productFormProblems } from '@/domain/adminProducts';
import { type Job, selectIsBatchRunning } from '@/features/admin/changes/batchSlice';
import { runBatch } from '@/features/admin/changes/runBatch';
import { countText } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import {
  draftJobKey,
  type ProductDraft,
  productDraftsDropped,
  readFormId,
  selectProductDrafts,
} from './productDraftsSlice';
import { editJobKey, type ProductEdit, productEditsDropped, selectProductEdits } from './productEditsSlice';
import { adminProductsTexts, saveBarTexts as texts } from './texts';

/** A form or an edit in the list that is not saved. */
export interface UnsavedChange {
  readonly label: string;
  /** What opens its form; null for an edit in the list. */
  readonly formId: string | null;
  readonly job: Job;
  /** Whether it can be sent as it is. */
  readonly complete: boolean;
}

function ofDraft(id: string, { initial, values: typed, copiedImages }: ProductDraft): UnsavedChange {
  const { isNew, productId } = readFormId(id);
  const values = asServerSpells(typed);
  const label = values.name.trim() || initial.name || texts.newProduct;
  const job = isNew
    ? { productId: null, before: {}, after: values, copiedImages }
    : { productId, before: initial, after: editedValues(initial, values) };
  const problems = productFormProblems(values, isNew ? undefined : initial);
  return {
    label,
    formId: id,
    job: { key: draftJobKey(id), name: label, ...job },
    complete: Object.keys(problems).length === 0,
  };
}

function ofEdit(key: string, { name, part, productId, before, after }: ProductEdit): UnsavedChange {
  const label = texts.part[part](name);
  return { label, formId: null, job: { key: editJobKey(key), name: label, productId, before, after }, complete: true };
}

/** Forms that were left and edits in the list that failed or met somebody else's. */
export const selectUnsavedChanges = createSelector(
  [selectProductDrafts, selectProductEdits],
  (drafts, edits): readonly UnsavedChange[] => [
    ...Object.entries(drafts).map(([id, draft]) => ofDraft(id, draft)),
    ...Object.entries(edits)
      .filter(([, { state }]) => state !== 'saving')
      .map(([key, edit]) => ofEdit(key, edit)),
  ],
);

const namesShown = 3;

function UnsavedNames({ unsaved }: { unsaved: readonly UnsavedChange[] }) {
  const { open } = useDashboardUrl();
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-x-2">
      {unsaved.slice(0, namesShown).map(({ label, formId, job }) => (
        <li key={job.key} className="min-w-0 break-words">
          {formId === null ? (
            label
          ) : (
            <Button variant="quiet" size="small" className="px-1!" onClick={() => open({ product: formId })}>
              {label}
            </Button>
          )}
        </li>
      ))}
      {unsaved.length > namesShown && <li>{countText(texts.more, unsaved.length - namesShown)}</li>}
    </ul>
  );
}

/** Names what is unsaved; saves or discards all of it. The bar of selected products gives way to it. */
export function SaveBar() {
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(selectUnsavedChanges);
  const running = useAppSelector(selectIsBatchRunning);
  const [asked, setAsked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const any = unsaved.length > 0;
  if (!any) return null;

  const incomplete = unsaved.filter(({ complete }) => !complete).map(({ label }) => label);
  function saveAll() {
    setAsked(true);
    const jobs = unsaved.filter(({ complete }) => complete).map(({ job }) => job);
    if (jobs.length > 0) void dispatch(runBatch(countText(texts.batch, jobs.length), jobs));
  }
  function discard() {
    setConfirming(false);
    dispatch(productDraftsDropped());
    dispatch(productEditsDropped());
  }
  return (
    <>
      <BottomBar label={texts.label} className="print:hidden">
        <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-3 sm:px-4">
          <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-2">
            <p role="status" className="font-semibold">
              {countText(texts.unsaved, unsaved.length)}
            </p>
            <UnsavedNames unsaved={unsaved} />
            {asked && incomplete.length > 0 && (
              <p role="alert" className="basis-full text-sm font-semibold text-alert">
                {texts.incomplete(incomplete.join(', '))}
              </p>
            )}
          </div>
          <Button variant="quiet" onClick={() => setConfirming(true)}>
            {texts.discard}
          </Button>
          <Button busy={running} onClick={saveAll}>
            {texts.saveAll}
          </Button>
        </div>
      </BottomBar>
      <ConfirmDialog
        open={confirming}
        title={adminProductsTexts.discard.title}
        confirmLabel={adminProductsTexts.discard.confirm}
        cancelLabel={adminProductsTexts.discard.cancel}
        onConfirm={discard}
        onCancel={() => setConfirming(false)}
      >
        <p>{adminProductsTexts.discard.text}</p>
      </ConfirmDialog>
    </>
  );
}
