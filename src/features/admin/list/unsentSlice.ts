import { createSlice, type PayloadAction, weakMapMemoize } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { BulkAction } from '@/domain/bulkEdit';
import type { ImportPlan } from '@/domain/productsCsv';
import { rootReducer } from '@/state/rootReducer';

interface Unsent {
  /** The keys of the selected records of each list. */
  readonly selected: Readonly<Record<string, readonly string[]>>;
  readonly action: BulkAction;
  /** What is typed for the bulk change, null while its dialog is closed. */
  readonly typed: string | null;
  /** Whether a file is being read. */
  readonly isReading: boolean;
  /** What the previewed file would change. */
  readonly plan: ImportPlan | null;
}

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly adminUnsent: Unsent;
  }
}

const none: Unsent = { selected: {}, action: 'sellingPercent', typed: null, isReading: false, plan: null };

interface Records {
  readonly list: string;
  readonly keys: readonly string[];
}

const noKeys: readonly string[] = [];
const keysOf = ({ selected }: Unsent, list: string) => selected[list] ?? noKeys;

/** Only products are changed in bulk. */
const bulkList = 'product';

/** The bulk change closes without selected products. */
function withSelected(state: Unsent, list: string, keys: readonly string[]): Unsent {
  const typed = list === bulkList && keys.length === 0 ? null : state.typed;
  return { ...state, selected: { ...state.selected, [list]: keys }, typed };
}

const asSet = weakMapMemoize((keys: readonly string[]): ReadonlySet<string> => new Set(keys));

/** What the administrator prepares, besides forms. It survives an expired session; a sign-out clears it. */
const unsentSlice = createSlice({
  name: 'adminUnsent',
  initialState: none,
  reducers: {
    recordsSelected: (state, { payload: { list, keys } }: PayloadAction<Records>) =>
      withSelected(state, list, [...new Set([...keysOf(state, list), ...keys])]),
    recordsDeselected: (state, { payload: { list, keys } }: PayloadAction<Records>) => {
      const gone = new Set(keys);
      return withSelected(
        state,
        list,
        keysOf(state, list).filter((key) => !gone.has(key)),
      );
    },
    selectionCleared: (state, { payload: list }: PayloadAction<string>) => withSelected(state, list, []),
    bulkChangeEdited: (state, { payload }: PayloadAction<Partial<Pick<Unsent, 'action' | 'typed'>>>) => ({
      ...state,
      ...payload,
    }),
    fileChosen: (state) => ({ ...state, isReading: true, plan: null }),
    /** Null closes the preview. A file that was read on through a sign-out has none. */
    filePreviewed: (state, { payload: plan }: PayloadAction<ImportPlan | null>) =>
      state.isReading || !plan ? { ...state, isReading: false, plan } : state,
  },
  selectors: {
    selectUnsent: (state) => state,
    /** The keys of a list's selected records. */
    selectSelected: (state, list: string) => asSet(keysOf(state, list)),
    selectIsPrepared: ({ typed, plan }) => Boolean(typed) || plan !== null,
  },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => none),
});

export const { recordsSelected, recordsDeselected, selectionCleared, bulkChangeEdited, fileChosen, filePreviewed } =
  unsentSlice.actions;
export const { selectUnsent, selectSelected, selectIsPrepared } = unsentSlice.injectInto(rootReducer).selectors;
