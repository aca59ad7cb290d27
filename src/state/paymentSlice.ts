import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './userSlice';

/** What the review page says about a payment; it stays until the next press or until the page is left. */
export interface PaymentMessage {
  readonly tone: 'info' | 'error' | 'success';
  readonly text: string;
}

interface PaymentState {
  /**
   * Whether a purchase of this tab is in PayPal's hands: from the order until it is closed, has failed, or is settled.
   * Meanwhile nothing may take the review page from under PayPal's window.
   */
  readonly payPalOpen: boolean;
  /** From the press on PayPal's button until it is known whether PayPal may open. */
  readonly preparing: boolean;
  readonly message: PaymentMessage | null;
}

const initialState: PaymentState = { payPalOpen: false, preparing: false, message: null };

/** What the checkout shows of a payment; its actions stand in `paymentActions.ts`, which only the checkout loads. */
export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    paymentChanged: (state, { payload }: PayloadAction<Partial<PaymentState>>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { paymentChanged } = paymentSlice.actions;

export function selectPayPalOpen({ payment }: { payment: PaymentState }): boolean {
  return payment.payPalOpen;
}
