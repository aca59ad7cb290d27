import { roomInCart } from '@/domain/heldItems';
import { selectCartItems } from './cartSelectors';
import type { CustomerAction } from './loginModalSlice';
import type { RootState } from './storeTypes';

interface Held {
  /** What can be done of it; null for nothing. */
  readonly action: CustomerAction | null;
  /** What the shopper is told where that is less than was pressed, '' else. */
  readonly told: string;
}

/** Holds what is to be added at what the stock leaves beside the cart (ruling 38); anything else stays as it is. */
export function heldAtStock(action: CustomerAction, state: RootState): Held {
  // Of what is sold out the server's own words tell.
  if (action.endpoint !== 'addToCart' || !action.stockSize) return { action, told: '' };
  const { productId, stockSize } = action;
  const inCart = selectCartItems(state)
    .filter((item) => item.productId?._id === productId)
    .reduce((sum, { quantity, asked = quantity }) => sum + asked, 0);
  const qty = roomInCart(action.qty, inCart, stockSize);
  if (qty === action.qty) return { action, told: '' };
  if (qty === 0) return { action: null, told: `Only ${stockSize} left, already in your cart.` };
  return {
    action: { ...action, qty },
    told: `Only ${stockSize} left${inCart > 0 ? `, ${inCart} already in your cart` : ''}. We added ${qty}.`,
  };
}
