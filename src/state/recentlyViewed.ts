import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { recentlyViewedLimit, withViewed } from '@/domain/product';
import { local } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { onStored } from '@/lib/visibility';
import { rootReducer } from './rootReducer';
import type { AppThunk } from './storeTypes';
import { signedOut } from './userSlice';

declare module './rootReducer' {
  interface LazyLoadedSlices {
    readonly recentlyViewed: readonly string[];
  }
}

const storageKey = 'recentlyViewed';
const idsSchema = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((ids) => ids.filter((id) => typeof id === 'string').slice(0, recentlyViewedLimit)),
  ),
  [],
);
const none: readonly string[] = [];

/** Ids of the products that this browser showed last; loads with the parts that show them. A sign-out wipes it (§4). */
const recentlyViewedSlice = createSlice({
  name: 'recentlyViewed',
  initialState: none,
  reducers: {
    recentlyViewedChanged: (_, { payload }: PayloadAction<readonly string[]>) => payload,
  },
  selectors: { selectRecentlyViewed: (state) => state },
  extraReducers: (builder) => builder.addCase(signedOut, () => none),
}).injectInto(rootReducer);

const { recentlyViewedChanged } = recentlyViewedSlice.actions;
export const { selectRecentlyViewed } = recentlyViewedSlice.selectors;

function storedIds(): readonly string[] | null {
  const stored = local.read(storageKey);
  return stored === null ? null : v.parse(idsSchema, parseJson(stored));
}

export const rememberViewed =
  (productId: string): AppThunk =>
  (dispatch, getState) => {
    // Another tab may have added ids.
    const ids = withViewed(storedIds() ?? selectRecentlyViewed(getState()), productId);
    dispatch(recentlyViewedChanged(ids));
    local.write(storageKey, JSON.stringify(ids));
  };

/** Stores an empty list, so that other tabs learn of it. */
export const forgetViewed = (): AppThunk => (dispatch) => {
  dispatch(recentlyViewedChanged(none));
  local.write(storageKey, JSON.stringify(none));
};

/** Keeps the slice in sync with local storage, which the tabs share. Returns an unsubscribe function. */
export const followStoredViews = (): AppThunk<() => void> => (dispatch) => {
  const read = () => {
    const ids = storedIds();
    if (ids) dispatch(recentlyViewedChanged(ids));
  };
  read();
  return onStored([storageKey], read);
};
