import { addListener } from '@reduxjs/toolkit';
import { adminDraftsKey } from '@/config/constants';
import { selectIsPrepared } from '@/features/admin/list/unsentSlice';
import { session } from '@/lib/storage';
import { askBeforeLeaving } from '@/lib/visibility';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import { selectDrafts, selectHasUnsentChanges } from './changesSlice';

const listen = addListener.withTypes<RootState, AppDispatch>();

/** Keeps unsaved forms for a reload, in this browser tab. */
export const storeDrafts = listen({
  predicate: (_action, now, before) => selectDrafts(now) !== selectDrafts(before),
  effect: (_action, { getState }) => void session.write(adminDraftsKey, JSON.stringify(selectDrafts(getState()))),
});

/** Whether a reload or a sign-out would lose what was typed or chosen, or stop what is being sent. */
export const hasUnsavedWork = (state: RootState) => selectHasUnsentChanges(state) || selectIsPrepared(state);

/**
 * Makes the browser ask before it closes or reloads the page with unsaved work: on every tab of the dashboard, on the
 * sign-in that a refused call leads to, and in the shop. It listens only while there is unsaved work: the listener
 * excludes the page from some browsers' back/forward cache.
 */
export const guardUnsavedWork = listen({
  predicate: (_action, now, before) => hasUnsavedWork(now) && !hasUnsavedWork(before),
  effect: async (_action, { condition }) => {
    const stopAsking = askBeforeLeaving();
    try {
      await condition((_next, now) => !hasUnsavedWork(now));
    } finally {
      stopAsking();
    }
  },
});
