import { loginAsked, selectLoginModal } from './loginModalSlice';
import type { Store } from './makeStore';
import { selectUser } from './userSlice';

/**
 * After a 401: opens the login modal and waits until it closes (ruling 7).
 * Resolves to whether the same customer is signed in anew, so that what was interrupted may be sent once more.
 */
export function signInAgain(store: Store): Promise<boolean> {
  const before = selectUser(store.getState());
  store.dispatch(loginAsked(null));
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (selectLoginModal(store.getState()).open) return;
      stop();
      const now = selectUser(store.getState());
      resolve(now !== before && now?._id === before?._id);
    });
  });
}
