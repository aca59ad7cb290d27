import { roomInCart } from '@/domain/stockLimit';
import { addToBag, readGuestBag, removeFromBag, saveProduct } from './guestBagActions';
import { selectIsSaved } from './guestBagSelectors';
import { selectBagItems } from './guestBagSlice';
import type { CustomerAction } from './loginModalSlice';
import { noticeShown } from './noticeSlice';
import { selectProduct } from './productsSlice';
import type { AppDispatch, RootState } from './storeTypes';
import { stateTexts } from './texts';

/** Puts into the bag what the stock allows (ruling 38). Returns whether all that was asked for is there. */
function keepInBag(productId: string, qty: number) {
  return (dispatch: AppDispatch, getState: () => RootState): boolean => {
    const product = selectProduct(getState(), productId);
    if (!product) return false;
    const items = selectBagItems(getState()).filter((item) => item.productId?._id === productId);
    const inBag = items.reduce((sum, { quantity, asked = quantity }) => sum + asked, 0);
    const room = product.stockSize ? roomInCart(qty, inBag, product.stockSize) : qty;
    if (room > 0) dispatch(addToBag(product, room));
    if (room < qty && product.stockSize) {
      const text = room === 0 ? stateTexts.allInBag(product.stockSize) : stateTexts.addedLess(product.stockSize, room);
      dispatch(noticeShown(text, 'info'));
    }
    return true;
  };
}

/**
 * Keeps what a guest pressed on the device: 'kept' where the sign-in is to move it to the account, 'done' where none is needed,
 * 'unknown' where it cannot be kept.
 */
export function keepForGuest(action: CustomerAction) {
  return (dispatch: AppDispatch, getState: () => RootState): 'kept' | 'done' | 'unknown' => {
    dispatch(readGuestBag());
    const { productId } = action;
    if (action.endpoint === 'addToCart') return dispatch(keepInBag(productId, action.qty)) ? 'kept' : 'unknown';
    if (action.endpoint === 'deleteItemFromCart') return 'unknown';
    if (selectIsSaved(getState(), productId)) {
      dispatch(removeFromBag('saved', productId));
      return 'done';
    }
    const product = selectProduct(getState(), productId);
    if (product) dispatch(saveProduct(product));
    return product ? 'kept' : 'unknown';
  };
}
