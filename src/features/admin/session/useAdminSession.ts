import { adminSessionSlice, endAdminSession, signOutQuestioned } from '@/api/adminSession';
import { shopApi } from '@/api/shopApi';
import { routePatterns } from '@/config/paths';
import { selectHasUnsavedWork } from '@/features/admin/changes/changesSlice';
import { useAppSelector } from '@/state/hooks';
import { rootReducer } from '@/state/rootReducer';
import type { AppDispatch, RootState } from '@/state/storeTypes';

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly adminSession: ReturnType<typeof adminSessionSlice.getInitialState>;
  }
}

const { selectIsAdminSignedIn, selectAsksBeforeSignOut } = adminSessionSlice.injectInto(rootReducer).selectors;

/** Whether a sign-out waits for a decision, because it would lose work. */
export const useSignOutQuestion = () => useAppSelector(selectAsksBeforeSignOut);

/** Whether an administrator is signed in (ruling 24). */
export function useAdminSession(): boolean {
  return useAppSelector(selectIsAdminSignedIn);
}

export function signOutAdmin() {
  return (dispatch: AppDispatch): void => {
    dispatch(endAdminSession());
    // No customer data stays in memory.
    dispatch(shopApi.util.resetApiState());
  };
}

/** Signs out at once, or asks first. */
export function requestSignOut() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    if (selectHasUnsavedWork(getState())) dispatch(signOutQuestioned(true));
    else dispatch(signOutAdmin());
  };
}

interface ReturnState {
  readonly from: string;
}

/** Location state for the redirect to the sign-in (ruling 24). Takes path and query string of the current page. */
export function returnAfterSignIn(from: string): ReturnState {
  return { from };
}

/** Where a sign-in leads, given its location state: back into the dashboard, and nowhere else. */
export function urlAfterSignIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const inDashboard = typeof from === 'string' && from.split('?')[0] === routePatterns.adminDashboard;
  return inDashboard ? from : routePatterns.adminDashboard;
}
