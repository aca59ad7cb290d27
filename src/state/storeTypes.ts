import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Persistor } from 'redux-persist';
import type { rootReducer } from './rootReducer';

/** Handed to every thunk: how to pause what is written to storage (the order of a sign-out, design.md). */
export interface ThunkExtra {
  readonly persistence: { paused: boolean; persistor: Persistor | null };
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
