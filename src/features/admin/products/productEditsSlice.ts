import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { ProductEditValues } from '@/domain/productForm';
import { batchStarted, jobUpdated } from '@/features/admin/changes/batchSlice';
import type { ProductChange } from '@/features/admin/changes/sendProductChange';
import { rootReducer } from '@/state/rootReducer';

export type EditedPart = 'price' | 'stock';

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

interface ProductEdits {
  readonly byKey: Readonly<Record<string, ProductEdit>>;
  /** The last saved one. */
  readonly undoable: UndoableEdit | null;
}

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly productEdits: ProductEdits;
  }
}

export const editKey = (productId: string, part: EditedPart) => `${part} ${productId}`;

export const editJobKey = (key: string) => `edit ${key}`;

function without(edits: ProductEdits['byKey'], dropped: (key: string) => boolean): ProductEdits['byKey'] {
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !dropped(key)));
}

const initialState: ProductEdits = { byKey: {}, undoable: null };

/** Edits in the list that are not saved: being sent, failed, or met by somebody else's. They outlive an expired session. */
const productEditsSlice = createSlice({
  name: 'productEdits',
  initialState,
  reducers: {
    productEditKept: ({ byKey, undoable }, { payload }: PayloadAction<ProductEdit>) => ({
      byKey: { ...byKey, [editKey(payload.productId, payload.part)]: payload },
      undoable,
    }),
    productEditDropped: ({ byKey, undoable }, { payload }: PayloadAction<string>) => ({
      byKey: without(byKey, (key) => key === payload),
      undoable,
    }),
    productEditsDropped: () => initialState,
    undoOffered: (state, { payload }: PayloadAction<UndoableEdit | null>) => ({ ...state, undoable: payload }),
  },
  selectors: {
    selectProductEdit: ({ byKey }, key: string) => byKey[key],
    selectProductEdits: ({ byKey }) => byKey,
    selectUndoable: ({ undoable }) => undoable,
  },
  extraReducers: (builder) =>
    builder
      .addCase(adminSignedOut, () => initialState)
      .addCase(batchStarted, (state) => ({ ...state, undoable: null }))
      .addCase(jobUpdated, (state, { payload: { key, state: outcome } }) =>
        outcome === 'done' ? { ...state, byKey: without(state.byKey, (own) => editJobKey(own) === key) } : state,
      ),
});

export const { productEditKept, productEditDropped, productEditsDropped, undoOffered } = productEditsSlice.actions;
export const { selectProductEdit, selectProductEdits, selectUndoable } =
  productEditsSlice.injectInto(rootReducer).selectors;
