import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { ProductFormValues } from '@/domain/productForm';
import { rootReducer } from '@/state/rootReducer';

type ProductDrafts = Readonly<Record<string, ProductFormValues>>;

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly productDrafts: ProductDrafts;
  }
}

const initialState: ProductDrafts = {};

/** Unsaved product forms by product id, 'new' for a new one. They outlive Back and an expired session. */
const productDraftsSlice = createSlice({
  name: 'productDrafts',
  initialState,
  reducers: {
    productDraftKept: (state, { payload }: PayloadAction<{ id: string; values: ProductFormValues }>) => {
      state[payload.id] = payload.values;
    },
    productDraftDropped: (state, { payload: id }: PayloadAction<string>) => {
      delete state[id];
    },
  },
  selectors: { selectProductDraft: (state, id: string) => state[id] },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => initialState),
});

export const { productDraftKept, productDraftDropped } = productDraftsSlice.actions;
export const { selectProductDraft } = productDraftsSlice.injectInto(rootReducer).selectors;
