import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { lowStockFrom } from '@/config/constants';
import { optionalListOf } from '@/contract/lenient';
import { readNumber } from '@/lib/numbers';
import { local } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { onStored } from '@/lib/visibility';
import { rootReducer } from '@/state/rootReducer';
import type { AppThunk } from '@/state/storeTypes';

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly adminPreferences: Preferences;
  }
}

const storageKey = 'admin-preferences';

const viewName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));

const threshold = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const schema = v.object({
  view: v.fallback(v.picklist(['cards', 'table', '']), ''),
  /** The chosen columns of each list, separated by commas as in the URL. */
  columns: v.fallback(v.record(v.string(), v.string()), {}),
  views: optionalListOf(v.object({ list: v.string(), name: viewName, query: v.string() })),
  /** At this many units or fewer, a product is low in stock. */
  lowFrom: v.fallback(threshold, lowStockFrom),
});

/** How this browser shows the dashboard's lists. Where storage is blocked, the preferences last as long as the page. */
export type Preferences = v.InferOutput<typeof schema>;
export type SavedView = Preferences['views'][number];

const initialState: Preferences = { view: '', columns: {}, views: [], lowFrom: lowStockFrom };

/** Reads a typed number of units; null for anything else. */
export function readThreshold(typed: string): number | null {
  const read = v.safeParse(threshold, readNumber(typed));
  return read.success ? read.output : null;
}

/** Null where nothing readable is stored. */
function storedPreferences(): Preferences | null {
  const read = v.safeParse(schema, parseJson(local.read(storageKey)));
  return read.success ? read.output : null;
}

const preferencesSlice = createSlice({
  name: 'adminPreferences',
  initialState: () => storedPreferences() ?? initialState,
  reducers: { preferencesChanged: (_, { payload }: PayloadAction<Preferences>) => payload },
  selectors: { selectPreferences: (state) => state, selectLowStockFrom: ({ lowFrom }) => lowFrom },
});

const { preferencesChanged } = preferencesSlice.actions;
export const { selectPreferences, selectLowStockFrom } = preferencesSlice.injectInto(rootReducer).selectors;

/** Changes the latest preferences, which another tab may have changed. Returns whether the browser could store them. */
export const changePreferences =
  (changes: (latest: Preferences) => Partial<Preferences>): AppThunk<boolean> =>
  (dispatch, getState) => {
    const latest = storedPreferences() ?? selectPreferences(getState());
    const next = { ...latest, ...changes(latest) };
    dispatch(preferencesChanged(next));
    return local.write(storageKey, JSON.stringify(next));
  };

/** Reads the stored preferences, now and whenever another tab changes them. Returns an unsubscribe function. */
export const followPreferences = (): AppThunk<() => void> => (dispatch) => {
  const read = () => {
    const stored = storedPreferences();
    if (stored) dispatch(preferencesChanged(stored));
  };
  read();
  return onStored([storageKey], read);
};
