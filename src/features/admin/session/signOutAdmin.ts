import { endAdminSession } from '@/api/adminSession';
import { shopApi } from '@/api/shopApi';
import type { AppDispatch } from '@/state/storeTypes';

export function signOutAdmin() {
  return (dispatch: AppDispatch): void => {
    dispatch(endAdminSession());
    // No customer data stays in memory.
    dispatch(shopApi.util.resetApiState());
  };
}
