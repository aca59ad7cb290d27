import { customerApi } from '@/api/customerApi';
import { quantityNotTaken } from '@/config/messages';
import {
  quantityRequested,
  selectIsSyncing,
  selectWantedQuantities,
  syncChanged,
  wishEnded,
  wishesDropped,
} from './cartTapSlice';
import { noticeShown } from './noticeSlice';
import type { AppDispatch, RootState } from './storeTypes';
import { selectServerCartItems, selectUser } from './userSlice';

interface Step {
  readonly productId: string;
  /** What was tapped, and what the server has. */
  readonly wanted: number;
  readonly known: number;
}

const serverQuantity = (state: RootState, productId: string) =>
  selectServerCartItems(state).find((item) => item.productId?._id === productId)?.quantity;

/** What is to be done next for what was tapped; null when the server has it all. Opposite taps cancel before they are sent. */
function nextStep(state: RootState): Step | { reached: string } | null {
  const [entry] = Object.entries(selectWantedQuantities(state));
  if (!entry) return null;
  const [productId, wanted] = entry;
  const known = serverQuantity(state, productId);
  return known === undefined || known === wanted ? { reached: productId } : { productId, wanted, known };
}

/**
 * Changes a cart line's quantity. The figure follows the tap at once; the server is brought there one `updateCart`
 * at a time, never two in flight. A failure falls back to the server's last answer; the toast is the listeners' business.
 * So does a success that brings the figure no nearer (a limit at the server): asking on would never end.
 */
export function changeCartQuantity(productId: string, quantity: number) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(quantityRequested({ productId, quantity }));
    if (selectIsSyncing(getState())) return;
    dispatch(syncChanged(true));
    try {
      for (let next = nextStep(getState()); next; next = nextStep(getState())) {
        const userId = selectUser(getState())?._id;
        if ('reached' in next) dispatch(wishEnded(next.reached));
        else if (!userId) dispatch(wishesDropped());
        else {
          const { wanted, known, ...product } = next;
          const type = wanted > known ? 'add' : 'sub';
          const { error } = await dispatch(customerApi.endpoints.updateCart.initiate({ ...product, type, userId }));
          const now = serverQuantity(getState(), product.productId) ?? wanted;
          const stuck = Math.abs(wanted - now) >= Math.abs(wanted - known);
          if (!error && stuck) dispatch(noticeShown(quantityNotTaken, 'error'));
          if (error || stuck) dispatch(wishesDropped());
        }
      }
    } finally {
      dispatch(syncChanged(false));
    }
  };
}
