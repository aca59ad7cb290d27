import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { AppThunk, RootState } from './storeTypes';
import { signedOut } from './userSlice';

/** What the review page says about a payment, until the next click or until the page is left. */
export interface PaymentMessage {
  readonly tone: 'info' | 'error' | 'success';
  readonly text: string;
}

interface PaymentState {
  /**
   * Whether a purchase of this tab is at PayPal: from its order until it is closed, has failed, or is settled.
   * Meanwhile the review page must stay mounted below PayPal's window.
   */
  readonly payPalOpen: boolean;
  /** True from the click on PayPal's button until it is known whether PayPal may open. */
  readonly preparing: boolean;
  readonly message: PaymentMessage | null;
}

const initialState: PaymentState = { payPalOpen: false, preparing: false, message: null };

/** What the checkout shows of a payment. The desk owns the payments (`paymentDesk.ts`); its code loads on demand. */
export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    paymentChanged: (state, { payload }: PayloadAction<Partial<PaymentState>>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

const { paymentChanged } = paymentSlice.actions;

export const payPalOpened = () => paymentChanged({ payPalOpen: true });
/** `payPalClosed` of `tabs.ts` also adopts what other tabs changed meanwhile. */
export const payPalOpenEnded = () => paymentChanged({ payPalOpen: false });
export const preparationStarted = () => paymentChanged({ preparing: true, message: null });
export const preparationEnded = () => paymentChanged({ preparing: false });
export const paymentMessageShown = (message: PaymentMessage) => paymentChanged({ message });
export const paymentMessageCleared = () => paymentChanged({ message: null });

interface WithPayment {
  readonly payment: PaymentState;
}

export const selectPayPalOpen = ({ payment }: WithPayment): boolean => payment.payPalOpen;
export const selectIsPreparing = ({ payment }: WithPayment): boolean => payment.preparing;
export const selectPaymentMessage = ({ payment }: WithPayment): PaymentMessage | null => payment.message;

/** Resolves when the desk has read its journal: until then it cannot know of an open payment. */
function untilReady(desk: PaymentDesk): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!desk.snapshot().ready) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = desk.subscribe(check);
    check();
  });
}

/** True from the click on PayPal's button. */
const isAtPayPal = (state: RootState) => selectIsPreparing(state) || selectPayPalOpen(state);

/**
 * Whether a payment is pending in this tab, or open from an earlier visit. Without a desk there is none: its code never
 * loaded. Stays pending while the journal cannot be read.
 */
export const paymentInProgress =
  (): AppThunk<Promise<boolean>> =>
  async (_dispatch, getState, { payment }) => {
    if (isAtPayPal(getState())) return true;
    if (payment.desk) await untilReady(payment.desk);
    const snapshot = payment.desk?.snapshot();
    return isAtPayPal(getState()) || (snapshot !== undefined && (snapshot.open !== null || snapshot.working !== null));
  };
