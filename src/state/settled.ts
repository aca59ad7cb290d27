import { buyNowReset } from './buyNowSlice';
import { checkoutReset } from './checkoutSlice';
import type { AppDispatch } from './storeTypes';

/** After a successful booking both client states begin anew (ruling 17). */
export function settled() {
  return (dispatch: AppDispatch): void => {
    dispatch(buyNowReset());
    dispatch(checkoutReset());
  };
}
