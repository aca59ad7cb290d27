import { addListener } from '@reduxjs/toolkit';
import { askBeforeLeaving } from '@/lib/visibility';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import { selectHasUnsavedWork } from './changesSlice';

/**
 * From now on, the browser asks before it closes or reloads the page and loses work: on every tab of the dashboard, on the
 * sign-in that a refused call leads to, and in the shop. Only while it is needed: such a listener keeps some browsers from showing
 * the page at once after Back.
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
