import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import { asServerSpells, editedValues, type ProductEditValues, type ProductField } from '@/domain/adminProducts';
import { batchStarted, jobUpdated } from '@/features/admin/changes/batchSlice';
import { type ProductChange, sendProductChange } from '@/features/admin/changes/sendProductChange';
import { rootReducer } from '@/state/rootReducer';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import { countAsUnsaved } from '@/state/unsavedWork';

export const fieldsOf = { price: ['oprice', 'price'], stock: ['stockSize'] } as const satisfies Readonly<
  Record<string, readonly ProductField[]>
>;

export type EditedPart = keyof typeof fieldsOf;

/** A change of a product made in the list. */
export interface ProductEdit extends ProductChange {
  readonly name: string;
  readonly part: EditedPart;
  readonly state: 'saving' | 'failed' | 'conflict';
  /** Why it failed, else ''. */
  readonly problem: string;
  /** Values that somebody else set meanwhile. */
  readonly theirs: ProductEditValues;
}

export type UndoableEdit = Pick<ProductEdit, 'productId' | 'name' | 'part' | 'before' | 'after'>;

/** A value that is a field now. */
export interface OpenEdit {
  readonly before: ProductEditValues;
  /** As they are typed. */
  readonly values: ProductEditValues;
  /** The field to focus where it appears, else ''. */
  readonly focused: string;
}

interface ProductEdits {
  readonly byKey: Readonly<Record<string, ProductEdit>>;
  /** The last saved one. */
  readonly undoable: UndoableEdit | null;
  readonly open: Readonly<Record<string, OpenEdit>>;
}

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly productEdits: ProductEdits;
  }
}

export const editKey = (productId: string, part: EditedPart) => `${part} ${productId}`;

export const editJobKey = (key: string) => `edit ${key}`;

function without<T>(
  edits: Readonly<Record<string, T>>,
  dropped: (key: string) => boolean,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !dropped(key)));
}

const initialState: ProductEdits = { byKey: {}, undoable: null, open: {} };

/**
 * Edits in the list that are not saved: typed, being sent, failed, or met by somebody else's. They outlive an expired
 * session and a list that shows them elsewhere.
 */
const productEditsSlice = createSlice({
  name: 'productEdits',
  initialState,
  reducers: {
    productEditOpened: (state, { payload: { key, ...edit } }: PayloadAction<OpenEdit & { key: string }>) => ({
      ...state,
      open: { ...state.open, [key]: edit },
    }),
    /** Ignored once it is closed. */
    productEditTyped: (state, { payload: { key, ...change } }: PayloadAction<Partial<OpenEdit> & { key: string }>) => {
      const edit = state.open[key];
      return edit ? { ...state, open: { ...state.open, [key]: { ...edit, ...change } } } : state;
    },
    productEditClosed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      open: without(state.open, (key) => key === payload),
    }),
    productEditStored: (state, { payload }: PayloadAction<ProductEdit>) => ({
      ...state,
      byKey: { ...state.byKey, [editKey(payload.productId, payload.part)]: payload },
    }),
    productEditDropped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      byKey: without(state.byKey, (key) => key === payload),
    }),
    productEditsDropped: ({ open }) => ({ ...initialState, open }),
    undoOffered: (state, { payload }: PayloadAction<UndoableEdit | null>) => ({ ...state, undoable: payload }),
  },
  selectors: {
    selectProductEdit: ({ byKey }, key: string) => byKey[key],
    selectProductEdits: ({ byKey }) => byKey,
    selectUndoable: ({ undoable }) => undoable,
    selectOpenEdit: ({ open }, key: string) => open[key],
    selectIsTyping: ({ open }) =>
      Object.values(open).some(
        ({ before, values }) => Object.keys(editedValues(before, asServerSpells(values))).length > 0,
      ),
  },
  extraReducers: (builder) =>
    builder
      .addCase(adminSignedOut, () => initialState)
      .addCase(batchStarted, (state) => ({ ...state, undoable: null }))
      .addCase(jobUpdated, (state, { payload: { key, state: outcome } }) =>
        outcome === 'done' ? { ...state, byKey: without(state.byKey, (own) => editJobKey(own) === key) } : state,
      ),
});

export const {
  productEditOpened,
  productEditTyped,
  productEditClosed,
  productEditStored,
  productEditDropped,
  productEditsDropped,
  undoOffered,
} = productEditsSlice.actions;
export const { selectProductEdit, selectProductEdits, selectUndoable, selectOpenEdit, selectIsTyping } =
  productEditsSlice.injectInto(rootReducer).selectors;

countAsUnsaved((state) => Object.keys(selectProductEdits(state)).length > 0 || selectIsTyping(state));

/** A list that is older is refetched before a change is sent, in ms. */
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
      dispatch(productEditStored({ productId, name, part, before, after, state, problem: '', theirs: {}, ...more }));
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
