import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { BulkAction } from '@/domain/bulkEdit';
import type { ImportPlan } from '@/domain/productsCsv';
import { rootReducer } from '@/state/rootReducer';

interface Begun {
  /** The list whose records are selected. */
  readonly list: string;
  /** The keys of the selected records. */
  readonly keys: readonly string[];
  readonly action: BulkAction;
  /** What is typed for the bulk change, null while its dialog is closed. */
  readonly typed: string | null;
  /** What the previewed file would change. */
  readonly plan: ImportPlan | null;
}

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly adminBegun: Begun;
  }
}

const none: Begun = { list: '', keys: [], action: 'sellingPercent', typed: null, plan: null };

/** What is begun and not sent, besides forms. It survives an expired session; a sign-out clears it. */
const begunSlice = createSlice({
  name: 'adminBegun',
  initialState: none,
  reducers: { begunChanged: (state, { payload }: PayloadAction<Partial<Begun>>) => ({ ...state, ...payload }) },
  selectors: { selectBegun: (state) => state },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => none),
});

export const { begunChanged } = begunSlice.actions;
export const { selectBegun } = begunSlice.injectInto(rootReducer).selectors;
