import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, StoredAddress } from '@/contract/address';
import { signedOut } from './signedOut';

/** Client-side checkout state (§3). */
export interface CheckoutState {
  readonly selectedAddress: Address | StoredAddress | null;
  /** The total last shown to the shopper, in cents: PayPal opens for no other. */
  readonly totalAmount: number | null;
  readonly PaymentType: string | null;
  readonly shippingOption: string | null;
}

const initialState: CheckoutState = {
  selectedAddress: null,
  totalAmount: null,
  PaymentType: null,
  shippingOption: null,
};

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    addressSelected: (state, { payload }: PayloadAction<Address | StoredAddress | null>) => ({
      ...state,
      selectedAddress: payload,
    }),
    optionsChosen: (
      state,
      { payload }: PayloadAction<Pick<CheckoutState, 'PaymentType' | 'shippingOption' | 'totalAmount'>>,
    ) => ({ ...state, ...payload }),
    totalShown: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      totalAmount: payload,
    }),
    checkoutReset: () => initialState,
  },
  selectors: { selectCheckout: (state) => state },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { addressSelected, optionsChosen, totalShown, checkoutReset } = checkoutSlice.actions;
export const { selectCheckout } = checkoutSlice.selectors;
