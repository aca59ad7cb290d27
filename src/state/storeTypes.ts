import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type * as deferred from './deferred';
import type { Persistence } from './persistence';
import type { rootReducer } from './rootReducer';

/** Handed to every thunk. `persistence` pauses what is written to storage: a sign-out leaves it empty. */
export interface ThunkExtra {
  /** The payment desk, once something needed it. */
  readonly payment: { desk: PaymentDesk | null };
  /** The code for what follows a 401, a sign-in or a press: no page needs it to start. */
  readonly deferred: { code: typeof deferred | null; load: () => Promise<typeof deferred> };
  readonly persistence: Persistence;
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
export type StartListening = TypedStartListening<RootState, AppDispatch>;
