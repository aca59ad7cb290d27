import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { ProductFormValues } from '@/domain/adminProducts';
import { jobUpdated } from '@/features/admin/changes/batchSlice';
import { rootReducer } from '@/state/rootReducer';
import { countAsUnsaved } from '@/state/unsavedWork';

const copyPrefix = 'copy-';

/** The `product` parameter of a form that starts from a copy. */
export const copyOf = (productId: string) => `${copyPrefix}${productId}`;

/** Whose form a `product` parameter opens. */
export function readFormId(param: string): { readonly isNew: boolean; readonly productId: string } {
  const isCopy = param.startsWith(copyPrefix);
  const isNew = isCopy || param === 'new';
  return { isNew, productId: isCopy ? param.slice(copyPrefix.length) : param };
}

/** An unsaved form. */
export interface ProductDraft {
  /** What the form started with. */
  readonly initial: ProductFormValues;
  readonly values: ProductFormValues;
  /** All pictures of the product that a new one is a copy of. */
  readonly copiedImages: readonly string[];
}

type ProductDrafts = Readonly<Record<string, ProductDraft>>;

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly productDrafts: ProductDrafts;
  }
}

const initialState: ProductDrafts = {};

export const draftJobKey = (id: string) => `draft ${id}`;

function without(drafts: ProductDrafts, dropped: (id: string) => boolean): ProductDrafts {
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => !dropped(id)));
}

/** Unsaved product forms by product id, 'new' or a copy's id. They outlive Back and an expired session. */
const productDraftsSlice = createSlice({
  name: 'productDrafts',
  initialState,
  reducers: {
    productDraftStored: (state, { payload: { id, ...draft } }: PayloadAction<ProductDraft & { id: string }>) => ({
      ...state,
      [id]: draft,
    }),
    productDraftDropped: (state, { payload }: PayloadAction<string>) => without(state, (id) => id === payload),
    productDraftsDropped: () => initialState,
  },
  selectors: {
    selectProductDraft: (state, id: string) => state[id],
    selectProductDrafts: (state) => state,
  },
  extraReducers: (builder) =>
    builder
      .addCase(adminSignedOut, () => initialState)
      .addCase(jobUpdated, (drafts, { payload: { key, state } }) =>
        state === 'done' ? without(drafts, (id) => draftJobKey(id) === key) : drafts,
      ),
});

export const { productDraftStored, productDraftDropped, productDraftsDropped } = productDraftsSlice.actions;
export const { selectProductDraft, selectProductDrafts } = productDraftsSlice.injectInto(rootReducer).selectors;

countAsUnsaved((state) => Object.keys(selectProductDrafts(state)).length > 0);
