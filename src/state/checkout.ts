import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { paymentOption, shippingOption } from '@/config/constants';
import { type Address, addressSchema, type StoredAddress, storedAddressSchema } from '@/contract/address';
import { missingToMinimum } from '@/domain/cart';
import { isEmail } from '@/domain/contact';
import { type Buyer, type CheckoutProgress, cartLines, type OrderLine, orderLine, orderTotals } from '@/domain/order';
import { selectBuyNow } from './buyNow';
import { selectCartItems } from './cart';
import { selectUser, signedOut } from './userSlice';

const only = <Choice extends string>(choice: Choice) => v.fallback(v.nullable(v.literal(choice)), null);

/** Client-side checkout state (§3), as stored. */
export const checkoutSchema = v.object({
  selectedAddress: v.fallback(v.nullable(v.union([storedAddressSchema, addressSchema])), null),
  /** The total with which the shopper went on to the review, in cents. */
  totalAmount: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  PaymentType: only(paymentOption),
  shippingOption: only(shippingOption),
});

type CheckoutState = Readonly<v.InferOutput<typeof checkoutSchema>>;

const initialState: CheckoutState = v.parse(checkoutSchema, {});

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    addressSelected: (state, { payload }: PayloadAction<Address | StoredAddress | null>) => ({
      ...state,
      selectedAddress: payload,
    }),
    optionsChosen: (state, { payload }: PayloadAction<Pick<CheckoutState, 'PaymentType' | 'shippingOption'>>) => ({
      ...state,
      ...payload,
    }),
    totalShown: (state, { payload }: PayloadAction<number>) => ({ ...state, totalAmount: payload }),
    checkoutReset: () => initialState,
  },
  selectors: { selectCheckout: (state) => state },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { addressSelected, optionsChosen, totalShown, checkoutReset } = checkoutSlice.actions;
export const { selectCheckout } = checkoutSlice.selectors;

/** The address the order goes to: a guest's own from the Buy Now state, a customer's chosen one (§2, ruling 19). */
export const selectDeliveryAddress = createSelector(
  [selectUser, selectBuyNow, selectCheckout],
  (user, buyNow, checkout) => {
    if (!user) return buyNow.address;
    const chosen = checkout.selectedAddress;
    // The server's current version: an outdated or deleted address must not receive the order.
    return chosen && '_id' in chosen ? (user.myAddresses.find(({ _id }) => _id === chosen._id) ?? null) : null;
  },
);

/** What is being bought and by whom; the two sources never mix (ruling 17). */
export interface Purchase {
  readonly flow: 'cart' | 'buy-now';
  readonly lines: readonly OrderLine[];
  readonly buyer: Buyer;
}

/** The purchase in the checkout: the Buy Now product, else the cart; null when there is nothing to buy. */
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
