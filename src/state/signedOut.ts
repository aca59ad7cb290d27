import { createAction } from '@reduxjs/toolkit';

/** The customer signed out: every slice returns to its beginning (§4). */
export const signedOut = createAction('session/signedOut');
