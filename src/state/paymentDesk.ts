import { bookingApi } from '@/api/bookingApi';
import { paymentApi } from '@/api/paymentApi';
import { browserParts, shopCalls } from '@/payment/browser';
import { createPaymentDesk, type PaymentDesk } from '@/payment/paymentDesk';
import { reactToPayments } from './paymentReactions';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';
import { selectSignedInAt, selectUser } from './userSlice';

const { createOrder, captureOrder } = paymentApi.endpoints;
const { createBooking, createBuyNowBooking } = bookingApi.endpoints;

/** The store's one payment desk; made at the first call. Loaded apart from the start: most visits pay nothing. */
export function openPaymentDesk() {
  return (dispatch: AppDispatch, getState: () => RootState, extra: ThunkExtra): PaymentDesk => {
    if (extra.payment.desk) return extra.payment.desk;
    const desk = createPaymentDesk({
      ...browserParts(),
      ...shopCalls({
        createOrder: (payload) => dispatch(createOrder.initiate(payload)),
        captureOrder: (order) => dispatch(captureOrder.initiate(order)),
        createBooking: (body) => dispatch(createBooking.initiate(body)),
        createBuyNowBooking: (body) => dispatch(createBuyNowBooking.initiate(body)),
      }),
      currentUser: () => {
        const user = selectUser(getState());
        return user && { userId: user._id, orders: user.myOrders, signedInAt: selectSignedInAt(getState()) };
      },
    });
    dispatch(reactToPayments(desk));
    extra.payment.desk = desk;
    return desk;
  };
}
