import { sendProductChange } from '@/features/admin/changes/sendProductChange';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import {
  editKey,
  type ProductEdit,
  productEditDropped,
  productEditKept,
  selectProductEdit,
  type UndoableEdit,
  undoOffered,
} from './productEditsSlice';

/** A list that is older is asked for again before a change is sent, in ms. */
export const maxAgeMs = 5000;

interface SaveOptions {
  readonly overwrite?: boolean;
  readonly undoing?: boolean;
}

/** Saves a change made in the list and offers to undo it. */
export function saveProductEdit(edit: UndoableEdit, { overwrite = false, undoing = false }: SaveOptions = {}) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { productId, name, part, before, after } = edit;
    const key = editKey(productId, part);
    if (selectProductEdit(getState(), key)?.state === 'saving') return;
    const keep = (state: ProductEdit['state'], more: Partial<ProductEdit> = {}) =>
      dispatch(productEditKept({ productId, name, part, before, after, state, problem: '', theirs: {}, ...more }));
    keep('saving');
    dispatch(undoOffered(null));
    const result = await dispatch(sendProductChange({ productId, before, after }, { maxAgeMs, overwrite }));
    // A sign-out meanwhile forgot the edit.
    if (!selectProductEdit(getState(), key)) return;
    if (result.state === 'failed') return void keep('failed', { problem: result.problem });
    if (result.state === 'conflict') return void keep('conflict', { theirs: result.theirs });
    dispatch(productEditDropped(key));
    if (!undoing) dispatch(undoOffered({ productId, name, part, before, after }));
  };
}

/** Sends the previous values. */
export function undoProductEdit({ before, after, ...edit }: UndoableEdit) {
  return saveProductEdit({ ...edit, before: after, after: before }, { undoing: true });
}
