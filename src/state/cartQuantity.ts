import { customerApi } from '@/api/customerApi';
import { quantityNotTaken } from '@/config/messages';
import { quantityReached, quantityWanted, selectWantedQuantities, wishesDropped } from './cartTapSlice';
import { noticeShown } from './noticeSlice';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';
import { selectServerCartItems, selectUser } from './userSlice';

interface Step {
  readonly productId: string;
  readonly type: 'add' | 'sub';
  /** How many pieces are missing, or too many. */
  readonly left: number;
}

/** Pieces at the server from what was tapped; null where nothing of the product is in the cart. */
function distance(state: RootState, productId: string, wanted: number): number | null {
  const item = selectServerCartItems(state).find((one) => one.productId?._id === productId);
  return item ? wanted - item.quantity : null;
}

/** The next single step towards what was tapped; null when the server has it all. Opposite taps cancel before they are sent. */
function nextStep(state: RootState): Step | { reached: string } | null {
  const [entry] = Object.entries(selectWantedQuantities(state));
  if (!entry) return null;
  const [productId, wanted] = entry;
  const away = distance(state, productId, wanted);
  if (!away) return { reached: productId };
  return { productId, type: away > 0 ? 'add' : 'sub', left: Math.abs(away) };
}

/**
 * Changes a cart line's quantity. The figure follows the tap at once; the server is brought there one `updateCart`
 * at a time, never two in flight. A failure falls back to the server's last answer; the toast is the listeners' business.
 * So does a success that brings the figure no nearer (a limit at the server): asking on would never end.
 */
export function changeCartQuantity(productId: string, quantity: number) {
  return async (dispatch: AppDispatch, getState: () => RootState, { cartSync }: ThunkExtra): Promise<void> => {
    dispatch(quantityWanted({ productId, quantity }));
    if (cartSync.running) return;
    cartSync.running = true;
    try {
      for (let next = nextStep(getState()); next; next = nextStep(getState())) {
        const userId = selectUser(getState())?._id;
        if ('reached' in next) dispatch(quantityReached(next.reached));
        else if (!userId) dispatch(wishesDropped());
        else {
          const { productId, type, left } = next;
          const wanted = selectWantedQuantities(getState())[productId] ?? 0;
          const { error } = await dispatch(customerApi.endpoints.updateCart.initiate({ productId, type, userId }));
          const stuck = Math.abs(distance(getState(), productId, wanted) ?? 0) >= left;
          if (!error && stuck) dispatch(noticeShown(quantityNotTaken, 'error'));
          if (error || stuck) dispatch(wishesDropped());
        }
      }
    } finally {
      cartSync.running = false;
    }
  };
}
