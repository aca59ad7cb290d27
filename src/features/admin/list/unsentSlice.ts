import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { BulkAction } from '@/domain/bulkEdit';
import type { ImportPlan } from '@/domain/productsCsv';
import { rootReducer } from '@/state/rootReducer';

interface Unsent {
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
    readonly adminUnsent: Unsent;
  }
}

const none: Unsent = { list: '', keys: [], action: 'sellingPercent', typed: null, plan: null };

/** What the administrator prepares, besides forms. It survives an expired session; a sign-out clears it. */
const unsentSlice = createSlice({
  name: 'adminUnsent',
  initialState: none,
  reducers: {
    /** A selection in another list replaces this one. The bulk change closes without a selection. */
    recordsSelected: (state, { payload: { list, keys } }: PayloadAction<Pick<Unsent, 'list' | 'keys'>>) => ({
      ...state,
      list,
      keys,
      typed: list === state.list && keys.length > 0 ? state.typed : null,
    }),
    bulkChangeEdited: (state, { payload }: PayloadAction<Partial<Pick<Unsent, 'action' | 'typed'>>>) => ({
      ...state,
      ...payload,
    }),
    filePreviewed: (state, { payload: plan }: PayloadAction<ImportPlan | null>) => ({ ...state, plan }),
  },
  selectors: {
    selectUnsent: (state) => state,
    selectIsPrepared: ({ typed, plan }) => Boolean(typed) || plan !== null,
  },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => none),
});

export const { recordsSelected, bulkChangeEdited, filePreviewed } = unsentSlice.actions;
export const { selectUnsent, selectIsPrepared } = unsentSlice.injectInto(rootReducer).selectors;
