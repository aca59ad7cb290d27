import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { validCompared } from '@/domain/comparison';
import { local } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { onStored } from '@/lib/visibility';
import { rootReducer } from './rootReducer';
import type { AppThunk } from './storeTypes';
import { signedOut } from './userSlice';

interface ComparedState {
  /** Ids of the chosen products. */
  readonly ids: readonly string[];
  /** Whether the cards of a listing offer the choice. */
  readonly choosing: boolean;
}

declare module './rootReducer' {
  interface LazyLoadedSlices {
    readonly compared: ComparedState;
  }
}

const storageKey = 'compared';
const nothing: ComparedState = { ids: [], choosing: false };

/** The products chosen for a comparison; loads with the parts that show them. A sign-out wipes it (§4). */
const comparedSlice = createSlice({
  name: 'compared',
  initialState: nothing,
  reducers: {
    comparedChanged: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, ids: payload }),
    choosingChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, choosing: payload }),
  },
  selectors: { selectCompared: ({ ids }) => ids, selectChoosing: ({ choosing }) => choosing },
  extraReducers: (builder) => builder.addCase(signedOut, () => nothing),
}).injectInto(rootReducer);

const { comparedChanged } = comparedSlice.actions;
export const { choosingChanged } = comparedSlice.actions;
export const { selectCompared, selectChoosing } = comparedSlice.selectors;

export const compareProducts =
  (ids: readonly string[]): AppThunk =>
  (dispatch) => {
    dispatch(comparedChanged(ids));
    // An empty list is stored too, so that other tabs learn of it.
    local.write(storageKey, JSON.stringify(ids));
  };

/** Null if nothing is stored, or storage is blocked. */
function storedIds(): readonly string[] | null {
  const stored = parseJson(local.read(storageKey));
  return Array.isArray(stored) ? validCompared(stored) : null;
}

/** The chosen ids, even before the code that follows the storage has loaded. */
export const latestCompared = (): AppThunk<readonly string[]> => (_, getState) => {
  const ids = selectCompared(getState());
  return ids.length > 0 ? ids : (storedIds() ?? []);
};

/** Reads what an earlier visit chose, and follows the other tabs. Returns an unsubscribe function. */
export const followCompared = (): AppThunk<() => void> => (dispatch) => {
  const read = () => {
    const stored = storedIds();
    if (stored) dispatch(comparedChanged(stored));
    return stored ?? [];
  };
  if (read().length > 0) dispatch(choosingChanged(true));
  return onStored([storageKey], read);
};
