import { errorText } from './errorText';
import type { CustomerAction } from './loginModalSlice';
import { noticeShown } from './noticeSlice';
import type { AppDispatch, ThunkExtra } from './storeTypes';

export interface ActionOutcome {
  readonly done: boolean;
  /** What the red toast says; null where nothing failed or a sign-in is asked for. */
  readonly problem: string | null;
  /** Whether it waits for a sign-in. */
  readonly waits: boolean;
}

/** Carries out what a customer pressed, once its code is there. Resolves to what came of it. */
export function tryAsCustomer(action: CustomerAction) {
  return async (dispatch: AppDispatch, _: unknown, { deferred }: ThunkExtra): Promise<ActionOutcome> => {
    const loaded = deferred.code ?? (await deferred.load().catch(() => null));
    if (loaded) return dispatch(loaded.performAction(action));
    const problem = errorText(undefined);
    dispatch(noticeShown(problem, 'error'));
    return { done: false, problem, waits: false };
  };
}

/** `tryAsCustomer` for whom it is enough to know whether it succeeded. */
export function actAsCustomer(action: CustomerAction) {
  return async (dispatch: AppDispatch): Promise<boolean> => (await dispatch(tryAsCustomer(action))).done;
}
