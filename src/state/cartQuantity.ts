import { customerApi } from '@/api/customerApi';
import { quantityReached, quantityWanted, selectWantedQuantities, wishesDropped } from './cartTapSlice';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';
import { selectServerCartItems, selectUser } from './userSlice';

interface NextCall {
  readonly productId: string;
  readonly type: 'add' | 'sub';
}

/** The next single step towards what was tapped; null when the server has it all. Opposite taps cancel before they are sent. */
function nextCall(state: RootState): { call: NextCall } | { reached: string } | null {
  const [entry] = Object.entries(selectWantedQuantities(state));
  if (!entry) return null;
  const [productId, wanted] = entry;
  const known = selectServerCartItems(state).find((item) => item.productId?._id === productId)?.quantity;
  if (known === undefined || known === wanted) return { reached: productId };
  return { call: { productId, type: wanted > known ? 'add' : 'sub' } };
}

/**
 * Changes a cart line's quantity. The figure follows the tap at once; the server is brought there one `updateCart`
 * at a time, never two in flight. A failure falls back to the server's last answer; the toast is the listeners' business.
 */
export function changeCartQuantity(productId: string, quantity: number) {
  return async (dispatch: AppDispatch, getState: () => RootState, { cartSync }: ThunkExtra): Promise<void> => {
    dispatch(quantityWanted({ productId, quantity }));
    if (cartSync.running) return;
    cartSync.running = true;
    try {
      for (let next = nextCall(getState()); next; next = nextCall(getState())) {
        const userId = selectUser(getState())?._id;
        if ('reached' in next) dispatch(quantityReached(next.reached));
        else if (!userId) dispatch(wishesDropped());
        else {
          const outcome = await dispatch(customerApi.endpoints.updateCart.initiate({ ...next.call, userId }));
          if ('error' in outcome) dispatch(wishesDropped());
        }
      }
    } finally {
      cartSync.running = false;
    }
  };
}
