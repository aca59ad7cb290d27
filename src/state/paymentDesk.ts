import { paymentApi } from '@/api/paymentApi';
import { shopApi } from '@/api/shopApi';
import { newAddressDraft } from '@/config/constants';
import { forgetDraft } from '@/lib/drafts';
import {
  type BookingResponse,
  type BookingToSend,
  browserParts,
  responseOf,
  type ShopResponse,
} from '@/payment/browser';
import type { PaymentSnapshot } from '@/payment/outcomes';
import { createPaymentDesk, type PaymentDesk } from '@/payment/paymentDesk';
import { isSameGoods } from '@/payment/recordRules';
import { buyNowReset } from './buyNow';
import { checkoutReset, selectPurchase } from './checkout';
import { signInRequested } from './loginModal';
import { selectPayPalOpen } from './payment';
import { type AppThunk, until } from './storeTypes';
import { bookedUserReceived, selectSignedInAt, selectUser } from './userSlice';

/**
 * After a successful booking, Buy Now and checkout are reset (ruling 17), whatever finished it: the page that paid, a
 * click, a resumed visit or another tab. Another purchase that was chosen since then stays.
 */
const resetCheckoutWhenBooked =
  (before: PaymentSnapshot, { done }: PaymentSnapshot): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const unfinished = [before.open, ...before.closed].some((record) => record?.attemptId === done?.attemptId);
    if (!done || !unfinished) return;
    // Until PayPal's window is closed, this tab does not know what another one has chosen.
    const wasSignedIn = selectUser(getState()) !== null;
    if (selectPayPalOpen(getState())) await dispatch(until((state) => !selectPayPalOpen(state)));
    // A sign-out in another tab has reset everything.
    if (wasSignedIn && !selectUser(getState())) return;
    const purchase = selectPurchase(getState());
    if (purchase && !isSameGoods(purchase.lines, done.snapshot.lines)) return;
    if (!selectUser(getState())) forgetDraft(newAddressDraft);
    dispatch(buyNowReset());
    dispatch(checkoutReset());
  };

/** §8: a booking's 401 opens the login modal; the booking resumes after the sign-in. */
const askForSignIn =
  (before: PaymentSnapshot, { open }: PaymentSnapshot): AppThunk =>
  (dispatch) => {
    const refused = open?.state === 'BOOK_REFUSED' && open.because === 'sign-in';
    const wasSent = before.open?.state === 'BOOKING' && before.open.attemptId === open?.attemptId;
    if (refused && wasSent) dispatch(signInRequested());
  };

/** Makes the rest of the store react to changes of the payments. */
const reactToPayments =
  (desk: PaymentDesk): AppThunk =>
  (dispatch) => {
    let before = desk.snapshot();
    desk.subscribe(() => {
      const after = desk.snapshot();
      void dispatch(resetCheckoutWhenBooked(before, after));
      dispatch(askForSignIn(before, after));
      before = after;
    });
  };

const { createOrder, captureOrder, createBooking, createBuyNowBooking } = paymentApi.endpoints;

/** A customer's response holds the user. Products are refetched: a booking lowers the stock, and may fail due to it. */
const book =
  (booking: BookingToSend): AppThunk<Promise<ShopResponse<BookingResponse>>> =>
  async (dispatch) => {
    const response = await responseOf<BookingResponse>(() =>
      booking.call === 'createBooking'
        ? dispatch(createBooking.initiate(booking.body)).unwrap()
        : dispatch(createBuyNowBooking.initiate(booking.body)).unwrap(),
    );
    if ('data' in response && response.data.user) dispatch(bookedUserReceived(response.data.user));
    dispatch(shopApi.util.invalidateTags(['Product']));
    return response;
  };

/** The store's one payment desk, created at the first call. Its code loads on demand: most visits pay nothing. */
export const openPaymentDesk = (): AppThunk<PaymentDesk> => (dispatch, getState, extra) => {
  if (extra.payment.desk) return extra.payment.desk;
  const desk = createPaymentDesk({
    ...browserParts(),
    createOrder: (payload) => responseOf(() => dispatch(createOrder.initiate(payload)).unwrap()),
    captureOrder: (orderId) => responseOf(() => dispatch(captureOrder.initiate({ orderId })).unwrap()),
    book: (booking) => dispatch(book(booking)),
    currentUser: () => {
      const user = selectUser(getState());
      return user && { userId: user._id, orders: user.myOrders, signedInAt: selectSignedInAt(getState()) };
    },
  });
  dispatch(reactToPayments(desk));
  extra.payment.desk = desk;
  return desk;
};
