import { createSlice, type Reducer } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { checkoutSlice } from './checkoutSlice';

export const sliceNames = ['user', 'checkout', 'buyNow'] as const;

type SliceName = (typeof sliceNames)[number];

/** When the shopper or the server last changed each persisted slice (ms since 1970). */
type ChangeTimes = Readonly<Record<SliceName, number>>;

const initialState: ChangeTimes = { user: 0, checkout: 0, buyNow: 0 };

/** Of two tabs that change a slice before they hear of each other, the later one counts. */
export const changedAtSlice = createSlice({ name: 'changedAt', initialState, reducers: {} });

/** Made by the shop itself, in a tab that slept for long even to an old cart. */
const followUps: ReadonlySet<string> = new Set([checkoutSlice.actions.totalShown.type, REHYDRATE]);

/** Notes the time with the change itself: a second action would render the page twice. */
export function withChangeTimes<S extends Record<SliceName, unknown> & { changedAt: ChangeTimes }>(
  reducer: Reducer<S>,
): Reducer<S> {
  return (before, action) => {
    const after = reducer(before, action);
    if (!before || followUps.has(action.type)) return after;
    const changed = sliceNames.filter((name) => after[name] !== before[name]);
    if (changed.length === 0) return after;
    // Later than before, also where the clock was set back.
    const times = changed.map((name) => [name, Math.max(Date.now(), before.changedAt[name] + 1)]);
    return { ...after, changedAt: { ...after.changedAt, ...Object.fromEntries(times) } };
  };
}
