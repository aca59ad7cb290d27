import { createSelector } from '@reduxjs/toolkit';
import type { CheckoutProgress } from '@/domain/checkoutSteps';
import { isEmail } from '@/domain/email';
import { missingToMinimum } from '@/domain/minimumOrder';
import { orderTotals } from '@/domain/orderTotals';
import { selectBuyNow } from './buyNowSlice';
import { selectCheckout } from './checkoutSlice';
import { selectPurchase } from './purchase';
import { selectUser } from './userSlice';

/** The address the order goes to: a guest's own from the Buy Now state, a customer's chosen one (§2, ruling 19). */
export const selectDeliveryAddress = createSelector(
  [selectUser, selectBuyNow, selectCheckout],
  (user, buyNow, checkout) => {
    if (!user) return buyNow.address;
    const chosen = checkout.selectedAddress;
    // As the server holds it now: an address edited or deleted since is not shipped to.
    return chosen && '_id' in chosen ? (user.myAddresses.find(({ _id }) => _id === chosen._id) ?? null) : null;
  },
);

/** The totals of what is being bought, in cents; null when there is nothing to buy. */
export const selectPurchaseTotals = createSelector(
  [selectPurchase],
  (purchase) => purchase && orderTotals(purchase.lines),
);

/** How far the shopper has come in the checkout. */
export const selectCheckoutProgress = createSelector(
  [selectPurchase, selectPurchaseTotals, selectDeliveryAddress, selectCheckout],
  (purchase, totals, address, checkout): CheckoutProgress => ({
    somethingToBuy: purchase !== null,
    minimumReached: totals !== null && missingToMinimum(totals.goods) === 0,
    emailKnown: purchase !== null && (purchase.buyer.kind === 'customer' || isEmail(purchase.buyer.email)),
    addressChosen: address !== null,
    optionsChosen: checkout.PaymentType !== null && checkout.shippingOption !== null,
  }),
);
