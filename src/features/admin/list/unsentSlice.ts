import { createSlice, type PayloadAction, weakMapMemoize } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { BulkAction } from '@/domain/bulkEdit';
import type { ImportPlan } from '@/domain/productsCsv';
import { rootReducer } from '@/state/rootReducer';

interface Unsent {
  /** The list whose records are selected: one list has a selection at a time. */
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

const asSet = weakMapMemoize((keys: readonly string[]): ReadonlySet<string> => new Set(keys));

/** What the administrator prepares, besides forms. It survives an expired session; a sign-out clears it. */
const unsentSlice = createSlice({
  name: 'adminUnsent',
  initialState: none,
  reducers: {
    /** Adds to a list's selection, which replaces that of another list. */
    recordsSelected: (state, { payload: { list, keys } }: PayloadAction<Pick<Unsent, 'list' | 'keys'>>) =>
      list === state.list
        ? { ...state, keys: [...new Set([...state.keys, ...keys])] }
        : { ...state, list, keys, typed: null },
    /** The bulk change closes without a selection. */
    recordsDeselected: (state, { payload }: PayloadAction<readonly string[]>) => {
      const gone = new Set(payload);
      const keys = state.keys.filter((key) => !gone.has(key));
      return { ...state, keys, typed: keys.length > 0 ? state.typed : null };
    },
    selectionCleared: (state) => ({ ...state, keys: [], typed: null }),
    bulkChangeEdited: (state, { payload }: PayloadAction<Partial<Pick<Unsent, 'action' | 'typed'>>>) => ({
      ...state,
      ...payload,
    }),
    filePreviewed: (state, { payload: plan }: PayloadAction<ImportPlan | null>) => ({ ...state, plan }),
  },
  selectors: {
    selectUnsent: (state) => state,
    /** The keys of a list's selected records. */
    selectSelected: ({ list, keys }, wanted: string) => asSet(list === wanted ? keys : none.keys),
    selectIsPrepared: ({ typed, plan }) => Boolean(typed) || plan !== null,
  },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => none),
});

export const { recordsSelected, recordsDeselected, selectionCleared, bulkChangeEdited, filePreviewed } =
  unsentSlice.actions;
export const { selectUnsent, selectSelected, selectIsPrepared } = unsentSlice.injectInto(rootReducer).selectors;
