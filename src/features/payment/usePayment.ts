import { useEffect, useRef, useState } from 'react';
import { missingToMinimum } from '@/domain/cart';
import { formatMoney } from '@/domain/money';
import { createOrderText, isPaid, openingText, PaymentTextError, type StartResult } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { reasonTexts } from '@/payment/reasonTexts';
import type { DoneRecord, WithSupportRecord } from '@/payment/record';
import { isSameGoods } from '@/payment/recordRules';
import { selectDeliveryAddress, selectPurchase, selectPurchaseTotals, totalShown } from '@/state/checkout';
import { useAppStore } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import {
  type PaymentMessage,
  paymentMessageCleared,
  paymentMessageShown,
  payPalOpened,
  preparationEnded,
  preparationStarted,
  selectPayPalOpen,
} from '@/state/payment';
import { productChangeTexts, refetchPurchase } from '@/state/productFreshness';
import type { AppThunk } from '@/state/storeTypes';
import { payPalClosed } from '@/state/tabs';
import { selectUser } from '@/state/userSlice';
import { approvalMessage, errorMessage, infoMessage, outcomeMessage } from './paymentMessages';
import { isInAppBrowser } from './payPal';
import { paymentTexts } from './texts';

export type Preparation = StartResult | { readonly kind: 'stopped'; readonly text: string };

const stopped = (text: string): Preparation => ({ kind: 'stopped', text });

interface Pressed {
  /** The total that the shopper saw, in cents: PayPal opens for no other. */
  readonly shownTotal: number | null;
  readonly repeatConfirmed: boolean;
}

/** The steps before PayPal opens: refetch prices and stock, check the minimum, let the desk freeze the purchase. */
export const preparePayment =
  (desk: PaymentDesk, { shownTotal, repeatConfirmed }: Pressed): AppThunk<Promise<Preparation>> =>
  async (dispatch, getState) => {
    const before = getState();
    const shown = selectPurchase(before);
    await dispatch(refetchPurchase());
    const purchase = selectPurchase(getState());
    const address = selectDeliveryAddress(getState());
    // If its Buy Now product is gone, the purchase becomes the cart, which the shopper did not choose to pay for.
    const totals = selectPurchaseTotals(getState());
    if (!purchase || !totals || purchase.flow !== shown?.flow || !address) return stopped(paymentTexts.unavailable);

    const { goods, total } = totals;
    const missing = missingToMinimum(goods);
    // The message repeats the changes: the shopper may have missed them on the page and in their toast.
    const changes = productChangeTexts(before, getState());
    if (missing > 0) return stopped([...changes, paymentTexts.belowMinimum(formatMoney(missing))].join(' '));
    if (total !== shownTotal || !isSameGoods(purchase.lines, shown.lines)) {
      dispatch(totalShown(total));
      return stopped([...changes, paymentTexts.newTotal(formatMoney(total))].join(' '));
    }

    const beginning = await desk.begin({ ...purchase, address }, { repeatConfirmed });
    return beginning.kind === 'refused' && beginning.reason === 'storage-lost'
      ? stopped(paymentTexts.storageLostBeforePaying)
      : beginning;
  };

interface Approved {
  readonly attemptId: string;
  readonly orderId: string;
  /** Reopens PayPal's window for another card; its promise never resolves. */
  readonly restart: () => void;
  readonly onSettled: () => void;
}

/** Captures and books an approved order. PayPal's overlay stays until this resolves, so the booking is not awaited. */
export const settleApproval =
  (desk: PaymentDesk, { attemptId, orderId, restart, onSettled }: Approved): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const show = (message: PaymentMessage | null) => void (message && dispatch(paymentMessageShown(message)));

    async function finish(message: PaymentMessage | null) {
      onSettled();
      const before = selectUser(getState());
      show(message);
      await dispatch(payPalClosed());
      // A sign-out in another tab leaves the review page, and its message.
      if (message && before && !selectUser(getState())) dispatch(noticeShown(message.text, message.tone));
    }

    /** An exception says nothing about the money, so the journal decides what to do. */
    function recover(error: unknown) {
      console.warn('payment:', error);
      finish(errorMessage(paymentTexts.interrupted));
      void desk.resumeAll();
    }

    try {
      // A message about the opening of PayPal is out of date.
      dispatch(paymentMessageCleared());
      const approval = await desk.approve(attemptId, orderId);
      const message = approvalMessage(approval);
      if (isPaid(approval)) {
        show(message);
        void desk
          .book(attemptId)
          .then((outcome) => finish(outcomeMessage(outcome)))
          .catch(recover);
      } else if (approval.kind === 'declined') {
        onSettled();
        show(message);
        restart();
      } else finish(message);
    } catch (error) {
      recover(error);
    }
  };

type PaymentPhase =
  | { readonly kind: 'idle' }
  /** The same goods were paid for recently: the shopper confirms a second payment first. */
  | { readonly kind: 'repeat'; readonly record: DoneRecord | WithSupportRecord | null }
  /** From the approval until the order is booked or the payment failed. */
  | { readonly kind: 'settling' };

const idle: PaymentPhase = { kind: 'idle' };

/** PayPal's callbacks for the review page. */
export function usePayment(desk: PaymentDesk | null) {
  const { dispatch, getState } = useAppStore();
  const attempt = useRef<string | null>(null);
  const beginning = useRef(false);
  const repeatConfirmed = useRef(false);
  /** The SDK passes an error thrown by createOrder to onError too. */
  const shownError = useRef<unknown>(null);
  const settling = useRef(false);
  const [phase, setPhase] = useState<PaymentPhase>(idle);
  /** Whether PayPal's window did not open, or closed without a response, in a browser inside another app. */
  const [needsBrowser, setNeedsBrowser] = useState(false);

  // PayPal's window closes with the page, without a callback.
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      dispatch(payPalClosed());
    };
  }, [dispatch]);

  const info = (text: string) => void dispatch(paymentMessageShown(infoMessage(text)));
  const fail = (text: string) => void dispatch(paymentMessageShown(errorMessage(text)));

  async function prepare(shownTotal: number | null): Promise<boolean> {
    if (!desk) return false;
    const preparation = await dispatch(preparePayment(desk, { shownTotal, repeatConfirmed: repeatConfirmed.current }));
    if (preparation.kind === 'started') {
      attempt.current = preparation.attemptId;
      repeatConfirmed.current = false;
      return true;
    }
    if (preparation.kind === 'stopped') fail(preparation.text);
    else if (preparation.reason === 'recent-same-cart') setPhase({ kind: 'repeat', record: preparation.record });
    return false;
  }

  return {
    phase,
    needsBrowser,

    decideRepeat(payAgain: boolean) {
      repeatConfirmed.current = payAgain;
      setPhase(idle);
      if (payAgain) info(paymentTexts.repeat.confirmed);
    },

    /** Resolves to whether PayPal may open. `disabled` is not a lock, so a second click is rejected here. */
    async begin(): Promise<boolean> {
      if (beginning.current) return false;
      beginning.current = true;
      // Read first: `payPalClosed` applies the changes that were deferred meanwhile.
      const shownTotal = selectPurchaseTotals(getState())?.total ?? null;
      dispatch(preparationStarted());
      shownError.current = null;
      setNeedsBrowser(false);
      try {
        const abandoned = selectPayPalOpen(getState()) ? attempt.current : null;
        dispatch(payPalClosed());
        // PayPal's window closed without a callback: an attempt that can be cancelled was not charged.
        if (abandoned && (await desk?.cancel(abandoned))) {
          info(paymentTexts.noResponse);
          setNeedsBrowser(isInAppBrowser());
        }
        return await prepare(shownTotal);
      } finally {
        beginning.current = false;
        dispatch(preparationEnded());
      }
    },

    /** Rethrows a failure: without the exception the SDK would go on. */
    async createOrder(): Promise<string> {
      try {
        if (!desk || !attempt.current) throw new PaymentTextError(createOrderText(reasonTexts.attemptClosed));
        const orderId = await desk.createOrder(attempt.current);
        if (left.current) {
          // No window opens for this order any more.
          void desk.cancel(attempt.current);
          throw new PaymentTextError(createOrderText(reasonTexts.attemptClosed));
        }
        dispatch(payPalOpened());
        return orderId;
      } catch (error) {
        shownError.current = error;
        // A shopper who left the page while PayPal was opening needs no message.
        if (!left.current) fail(openingText(error));
        throw error;
      }
    },

    async approve(orderId: string, restart: () => void): Promise<void> {
      if (!desk || !attempt.current) return;
      settling.current = true;
      setPhase({ kind: 'settling' });
      const onSettled = () => {
        settling.current = false;
        setPhase(idle);
      };
      await dispatch(settleApproval(desk, { attemptId: attempt.current, orderId, restart, onSettled }));
    },

    async cancel() {
      dispatch(payPalClosed());
      if (attempt.current && (await desk?.cancel(attempt.current))) info(paymentTexts.cancelled);
    },

    /** An error may arrive late: it shows no message once the shopper has approved. */
    async handleError(error: unknown): Promise<void> {
      console.warn('PayPal:', error);
      if (settling.current) return;
      dispatch(payPalClosed());
      const isUncharged = !attempt.current || (await desk?.cancel(attempt.current));
      if (!isUncharged || settling.current || shownError.current !== null) return;
      fail(openingText(error));
      setNeedsBrowser(isInAppBrowser());
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
