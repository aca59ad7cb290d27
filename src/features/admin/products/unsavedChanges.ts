import { createSelector } from '@reduxjs/toolkit';
import { editedValues, productFormProblems } from '@/domain/adminProducts';
import type { Job } from '@/features/admin/changes/batchSlice';
import { draftJobKey, type ProductDraft, readFormId, selectProductDrafts } from './productDraftsSlice';
import { editJobKey, type ProductEdit, selectProductEdits } from './productEditsSlice';
import { saveBarTexts as texts } from './texts';

/** A form or an edit in the list that is not saved. */
export interface UnsavedChange {
  readonly label: string;
  /** What opens its form; null for an edit in the list. */
  readonly formId: string | null;
  readonly job: Job;
  /** Whether it can be sent as it is. */
  readonly complete: boolean;
}

function ofDraft(id: string, { initial, values, copiedImages }: ProductDraft): UnsavedChange {
  const { isNew, productId } = readFormId(id);
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
