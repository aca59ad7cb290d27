import { createSlice, isAction, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { checkoutSlice } from './checkoutSlice';
import { productsUpdated } from './productsUpdated';

export const sliceNames = ['user', 'checkout', 'buyNow'] as const;

type SliceName = (typeof sliceNames)[number];

/** When the shopper or the server last changed a persisted slice (ms since 1970). */
type ChangeTimes = Readonly<Record<SliceName, number>>;

const initialState: ChangeTimes = { user: 0, checkout: 0, buyNow: 0 };

/** Of two tabs that change a slice before they hear of each other, the later one counts. */
export const changedAtSlice = createSlice({
  name: 'changedAt',
  initialState,
  reducers: {
    slicesChanged: (state, { payload: { names, at } }: PayloadAction<{ names: readonly SliceName[]; at: number }>) => ({
      ...state,
      // Later than before, also where the clock was set back.
      ...Object.fromEntries(names.map((name) => [name, Math.max(at, state[name] + 1)])),
    }),
  },
});

/** Made by the shop itself, in a tab that slept for long even to an old cart. */
const followUps: ReadonlySet<string> = new Set([
  productsUpdated.type,
  checkoutSlice.actions.totalShown.type,
  REHYDRATE,
]);

export const noteChanges: Middleware<unknown, Partial<Record<string, unknown>>> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const before = getState();
    const result = next(action);
    const after = getState();
    const names = sliceNames.filter((name) => after[name] !== before[name]);
    if (names.length > 0 && isAction(action) && !followUps.has(action.type))
      next(changedAtSlice.actions.slicesChanged({ names, at: Date.now() }));
    return result;
  };
