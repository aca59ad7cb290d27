import { roomInCart } from '@/domain/stockLimit';
import { selectCartItems } from './cartSelectors';
import type { CustomerAction } from './loginModalSlice';
import type { RootState } from './storeTypes';
import { stateTexts } from './texts';

interface Limited {
  /** The part of the action that can be performed; null for none. */
  readonly action: CustomerAction | null;
  /** The notice where that is less than was asked for, else ''. */
  readonly notice: string;
}

/** Limits an addition to the stock that the cart leaves (ruling 38); any other action stays as it is. */
export function limitToStock(action: CustomerAction, state: RootState): Limited {
  // The server has its own message for a product that is sold out.
  if (action.endpoint !== 'addToCart' || !action.stockSize) return { action, notice: '' };
  const { productId, stockSize } = action;
  const inCart = selectCartItems(state)
    .filter((item) => item.productId?._id === productId)
    .reduce((sum, { quantity, asked = quantity }) => sum + asked, 0);
  const qty = roomInCart(action.qty, inCart, stockSize);
  if (qty === action.qty) return { action, notice: '' };
  if (qty === 0) return { action: null, notice: stateTexts.allInCart(stockSize) };
  const notice = inCart > 0 ? stateTexts.addedLessToCart(stockSize, inCart, qty) : stateTexts.addedLess(stockSize, qty);
  return { action: { ...action, qty }, notice };
}
