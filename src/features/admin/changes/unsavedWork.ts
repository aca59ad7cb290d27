import { addListener } from '@reduxjs/toolkit';
import { askBeforeLeaving } from '@/lib/visibility';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import { selectHasUnsavedWork } from './changesSlice';

/**
 * Makes the browser ask before it closes or reloads the page with unsaved work: on every tab of the dashboard, on the
 * sign-in that a refused call leads to, and in the shop. It listens only while there is unsaved work: the listener
 * excludes the page from some browsers' back/forward cache.
 */
export const guardUnsavedWork = addListener.withTypes<RootState, AppDispatch>()({
  predicate: (_action, now, before) => selectHasUnsavedWork(now) && !selectHasUnsavedWork(before),
  effect: async (_action, { condition }) => {
    const stopAsking = askBeforeLeaving();
    try {
      await condition((_next, now) => !selectHasUnsavedWork(now));
    } finally {
      stopAsking();
    }
  },
});
