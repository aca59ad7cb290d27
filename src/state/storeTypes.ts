import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type * as later from './later';
import type { Persistence } from './persistence';
import type { rootReducer } from './rootReducer';

/** Handed to every thunk. `persistence` pauses what is written to storage: a sign-out leaves it empty. */
export interface ThunkExtra {
  /** The payment desk, once something needed it. */
  readonly payment: { desk: PaymentDesk | null };
  /** What follows a 401, a sign-in, or a press now and then: no page needs its code to start. Once there it acts at once. */
  readonly later: { code: typeof later | null; load: () => Promise<typeof later> };
  readonly persistence: Persistence;
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
