import { isUnauthorized } from '@/api/apiError';
import { selectLoginModal, signInRequested } from './loginModalSlice';
import type { Store } from './makeStore';
import { selectUser } from './userSlice';

/**
 * After a 401: opens the login modal and waits until it closes (ruling 7). Resolves to whether the one who was interrupted is
 * signed in anew: the same customer, or whoever a guest turns out to be.
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

/** Sends a call, and after a 401 once more when the shopper has signed in for it. */
export async function sendSignedIn<Result extends { readonly error?: unknown }>(
  store: Store,
  send: () => PromiseLike<Result>,
): Promise<Result> {
  const result = await send();
  return isUnauthorized(result.error) && (await signInAgain(store)) ? send() : result;
}
