import { isUnauthorized } from '@/api/apiError';
import { selectLoginModal, signInRequested } from './loginModalSlice';
import type { Store } from './makeStore';
import { selectUser } from './userSlice';

/**
 * After a 401: opens the login modal and waits until it closes (ruling 7). Resolves to whether the same customer signed in again;
 * for a guest, to whether anyone did.
 */
export function signInAgain(store: Store): Promise<boolean> {
  const before = selectUser(store.getState());
  store.dispatch(signInRequested(null));
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (selectLoginModal(store.getState()).open) return;
      stop();
      const now = selectUser(store.getState());
      resolve(now !== null && now !== before && (before === null || now._id === before._id));
    });
  });
}

/** Sends a call, and once more after a 401 that led to a sign-in. */
export async function sendSignedIn<Result extends { readonly error?: unknown }>(
  store: Store,
  send: () => PromiseLike<Result>,
): Promise<Result> {
  const result = await send();
  return isUnauthorized(result.error) && (await signInAgain(store)) ? send() : result;
}
