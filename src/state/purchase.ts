import { createSelector } from '@reduxjs/toolkit';
import { type Buyer, cartLines, type OrderLine, orderLine } from '@/domain/order';
import { selectBuyNow } from './buyNow';
import { selectCartItems } from './cart';
import { selectUser } from './userSlice';

/** What is being bought and by whom; the two sources never mix (ruling 17). */
export interface Purchase {
  readonly flow: 'cart' | 'buy-now';
  readonly lines: readonly OrderLine[];
  readonly buyer: Buyer;
}

/** The purchase in the checkout: the Buy Now product when there is one, else the cart; null when there is nothing to buy. */
export const selectPurchase = createSelector(
  [selectUser, selectCartItems, selectBuyNow],
  (user, cartItems, buyNow): Purchase | null => {
    const buyer: Buyer = user
      ? { kind: 'customer', userId: user._id, email: user.profile.email }
      : { kind: 'guest', email: buyNow.email };
    if (buyNow.product) {
      const line = orderLine(buyNow.product, buyNow.quantity);
      return line && { flow: 'buy-now', lines: [line], buyer };
    }
    const lines = cartLines(cartItems);
    return lines.length === 0 ? null : { flow: 'cart', lines, buyer };
  },
);
