import { addListener, type ThunkDispatch, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { Persistence } from './persistence';
import type { rootReducer } from './rootReducer';

/** The extra argument of every thunk. A sign-out pauses `persistence`, so that storage stays empty. */
export interface ThunkExtra {
  /** The payment desk; null until it is first needed. */
  readonly payment: { desk: PaymentDesk | null };
  readonly persistence: Persistence;
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
export type StartListening = TypedStartListening<RootState, AppDispatch>;
/** The thunk that an action creator returns. */
export type AppThunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState, extra: ThunkExtra) => Result;

export const addAppListener = addListener.withTypes<RootState, AppDispatch>();

/** Resolves at the first action after which the state is as `isReached` says. */
export const until =
  (isReached: (state: RootState) => boolean): AppThunk<Promise<void>> =>
  (dispatch) =>
    new Promise((resolve) => {
      dispatch(
        addAppListener({
          predicate: (_, state) => isReached(state),
          effect: (_, { unsubscribe }) => {
            unsubscribe();
            resolve();
          },
        }),
      );
    });
