import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './signedOut';

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

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    payPalOpened: (state) => ({ ...state, payPalOpen: true }),
    payPalClosed: (state) => ({ ...state, payPalOpen: false }),
    preparationStarted: (state) => ({ ...state, preparing: true, message: null }),
    preparationEnded: (state) => ({ ...state, preparing: false }),
    paymentMessageShown: (state, { payload }: PayloadAction<PaymentMessage>) => ({ ...state, message: payload }),
    paymentMessageCleared: (state) => ({ ...state, message: null }),
  },
  selectors: {
    selectPayPalOpen: (state) => state.payPalOpen,
    selectIsPreparing: (state) => state.preparing,
    selectPaymentMessage: (state) => state.message,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const {
  payPalOpened,
  payPalClosed,
  preparationStarted,
  preparationEnded,
  paymentMessageShown,
  paymentMessageCleared,
} = paymentSlice.actions;
export const { selectPayPalOpen, selectIsPreparing, selectPaymentMessage } = paymentSlice.selectors;
