import { createAction } from '@reduxjs/toolkit';

/** Whose sign-in, and when it was (ISO); null for one that was stored without its time. */
export interface SignIn {
  readonly userId: string;
  readonly signedInAt: string | null;
}

/**
 * The customer signed out: every slice returns to its initial state (§4). Carries the sign-in that ended; null where another
 * one replaced it.
 */
export const signedOut = createAction<SignIn | null>('session/signedOut');
