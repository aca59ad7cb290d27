import { createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { makeStore } from '@/state/makeStore';
import { rootReducer } from '@/state/rootReducer';

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly lateRoom: { readonly visits: number };
  }
}

it('A lazily loaded slice joins the state, and its selectors read it', async () => {
  const { store, rehydrated } = makeStore();
  await rehydrated;
  const lateRoom = createSlice({
    name: 'lateRoom',
    initialState: { visits: 0 },
    reducers: { visited: (state) => ({ visits: state.visits + 1 }) },
    selectors: { selectVisits: (state) => state.visits },
  });

  const { selectVisits } = lateRoom.injectInto(rootReducer).selectors;
  expect(selectVisits(store.getState())).toBe(0);

  store.dispatch(lateRoom.actions.visited());
  expect(store.getState().lateRoom).toEqual({ visits: 1 });
  expect(selectVisits(store.getState())).toBe(1);
  expect(store.getState().user.current).toBeNull();
});
