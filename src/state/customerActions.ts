import { errorText } from './errorText';
import type { CustomerAction } from './loginModalSlice';
import { noticeShown } from './noticeSlice';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';
import { selectUser } from './userSlice';

export interface ActionOutcome {
  readonly done: boolean;
  /** What the red toast says; null where nothing failed or a sign-in is asked for. */
  readonly problem: string | null;
  /** True while it waits for a sign-in. */
  readonly waits: boolean;
}

/** Performs a customer's action once its code has loaded. */
export function tryAsCustomer(action: CustomerAction) {
  return async (dispatch: AppDispatch, getState: () => RootState, { deferred }: ThunkExtra): Promise<ActionOutcome> => {
    // A guest's press needs it next; a failed load is the next import's to tell.
    if (!selectUser(getState())) import('./guestBag').catch(() => {});
    const loaded = deferred.code ?? (await deferred.load().catch(() => null));
    if (loaded) return dispatch(loaded.performAction(action));
    const problem = errorText(undefined);
    dispatch(noticeShown(problem, 'error'));
    return { done: false, problem, waits: false };
  };
}

/** `tryAsCustomer` for callers that only need to know whether it succeeded. */
export function actAsCustomer(action: CustomerAction) {
  return async (dispatch: AppDispatch): Promise<boolean> => (await dispatch(tryAsCustomer(action))).done;
}
