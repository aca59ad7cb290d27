import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { adminSignedOut } from '@/api/adminSession';
import { adminFindsKey } from '@/config/constants';
import { optionalListOf } from '@/contract/lenient';
import { session } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { rootReducer } from '@/state/rootReducer';
import type { AppThunk } from '@/state/storeTypes';
import type { Find } from './find';

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly recentFinds: readonly Find[];
  }
}

const maxFinds = 6;
const findsSchema = v.fallback(
  optionalListOf(
    v.object({
      key: v.string(),
      label: v.string(),
      detail: v.string(),
      // Only addresses within the dashboard.
      to: v.pipe(v.string(), v.startsWith('?')),
    }),
  ),
  [],
);
const none: readonly Find[] = [];

/** Recent finds of this browser tab, the latest first. A sign-out wipes them, because they name customers. */
const recentFindsSlice = createSlice({
  name: 'recentFinds',
  initialState: (): readonly Find[] => v.parse(findsSchema, parseJson(session.read(adminFindsKey))).slice(0, maxFinds),
  reducers: { recentFindsChanged: (_, { payload }: PayloadAction<readonly Find[]>) => payload },
  selectors: { selectRecentFinds: (state) => state },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => none),
});

const { recentFindsChanged } = recentFindsSlice.actions;
export const { selectRecentFinds } = recentFindsSlice.injectInto(rootReducer).selectors;

export const rememberFind =
  ({ key, label, detail, to }: Find): AppThunk =>
  (dispatch, getState) => {
    if (!to?.startsWith('?')) return;
    const others = selectRecentFinds(getState()).filter((find) => find.key !== key);
    const finds = [{ key, label, detail, to }, ...others].slice(0, maxFinds);
    dispatch(recentFindsChanged(finds));
    session.write(adminFindsKey, JSON.stringify(finds));
  };
