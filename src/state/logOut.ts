import { forgetAuthToken } from '@/api/authToken';
import { shopApi } from '@/api/shopApi';
import { signedOut } from './signedOut';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';

/**
 * Signs out (§4): clears the user and every slice, empties the caches, and wipes local storage.
 * The order matters: anything dispatched after the wipe would be written back.
 */
export function logOut() {
  return async (dispatch: AppDispatch, _: () => RootState, { persistence }: ThunkExtra): Promise<void> => {
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
  };
}
