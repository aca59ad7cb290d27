import { forgetAuthToken } from '@/api/authToken';
import { shopApi } from '@/api/shopApi';
import { signedOut } from './signedOut';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';

/** How long a sign-out waits for a paid order to be booked. */
const finishingMs = 5000;

/**
 * Signs out (§4): clears the user and every slice, empties the caches, and wipes local storage.
 * A paid order that is not booked yet stays in the journal (ruling 32).
 * The order matters: anything dispatched after the wipe would be written back.
 */
export function logOut() {
  return async (dispatch: AppDispatch, _: () => RootState, { persistence, payment }: ThunkExtra): Promise<void> => {
    await payment.desk?.finishBeforeLogOut(finishingMs);
    dispatch(signedOut());
    dispatch(shopApi.util.resetApiState());
    forgetAuthToken();
    await persistence.persistor?.flush();
    persistence.persistor?.pause();
    persistence.paused = true;
    try {
      localStorage.clear();
    } catch {
      // Blocked storage holds nothing of ours.
    }
    await payment.desk?.forgetSettled();
  };
}
