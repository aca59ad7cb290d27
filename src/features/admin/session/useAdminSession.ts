import { adminSessionSlice, endAdminSession, signOutQuestioned } from '@/api/adminSession';
import { shopApi } from '@/api/shopApi';
import { routePatterns } from '@/config/paths';
import { hasUnsavedWork } from '@/features/admin/changes/unsavedWork';
import { useAppSelector } from '@/state/hooks';
import { rootReducer } from '@/state/rootReducer';
import type { AppThunk } from '@/state/storeTypes';

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly adminSession: ReturnType<typeof adminSessionSlice.getInitialState>;
  }
}

export const { selectIsAdminSignedIn, selectIsAdminSessionExpired, selectAsksBeforeSignOut } =
  adminSessionSlice.injectInto(rootReducer).selectors;

/** Whether an administrator is signed in (ruling 24). */
export function useAdminSession(): boolean {
  return useAppSelector(selectIsAdminSignedIn);
}

export const signOutAdmin = (): AppThunk => (dispatch) => {
  dispatch(endAdminSession());
  // No customer data stays in memory.
  dispatch(shopApi.util.resetApiState());
};

/** Signs out, or asks first if unsaved work would be lost. */
export const requestSignOut = (): AppThunk => (dispatch, getState) => {
  if (hasUnsavedWork(getState())) dispatch(signOutQuestioned(true));
  else dispatch(signOutAdmin());
};

/** The URL to open after a sign-in, from its location's state (ruling 24): always one of the dashboard. */
export function urlAfterSignIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const inDashboard = typeof from === 'string' && from.split('?')[0] === routePatterns.adminDashboard;
  return inDashboard ? from : routePatterns.adminDashboard;
}
