import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { validCompared } from '@/domain/comparison';
import { rootReducer } from './rootReducer';
import { storedValue } from './stored';
import type { AppThunk } from './storeTypes';
import { signedOut } from './userSlice';

/** Ids of the products chosen for a comparison. */
const compared = storedValue(
  'compared',
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((ids) => validCompared(ids)),
  ),
);

export const selectCompared = compared.select;
export const latestCompared = compared.read;
export const compareProducts = (ids: readonly string[]) => compared.change(() => ids);

declare module './rootReducer' {
  interface LazyLoadedSlices {
    readonly choosing: boolean;
  }
}

/** Whether the cards of a listing offer the choice; loads with the parts that show it. */
const choosingSlice = createSlice({
  name: 'choosing',
  initialState: false,
  reducers: { choosingChanged: (_, { payload }: PayloadAction<boolean>) => payload },
  selectors: { selectChoosing: (choosing) => choosing },
  extraReducers: (builder) => builder.addCase(signedOut, () => false),
}).injectInto(rootReducer);

export const { choosingChanged } = choosingSlice.actions;
export const { selectChoosing } = choosingSlice.selectors;

/** Reads what an earlier visit chose, and follows the other tabs. Returns an unsubscribe function. */
export const followCompared = (): AppThunk<() => void> => (dispatch) => {
  if (dispatch(compared.read()).length > 0) dispatch(choosingChanged(true));
  return dispatch(compared.follow());
};
