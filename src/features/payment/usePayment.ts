import { useEffect, useRef, useState } from 'react';
import { messages } from '@/config/messages';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { DoneRecord, WithSupportRecord } from '@/payment/types';
import { useAppStore } from '@/state/hooks';
import {
  paymentMessageShown,
  payPalClosed,
  payPalOpened,
  preparationEnded,
  preparationStarted,
} from '@/state/paymentActions';
import { type PaymentMessage, selectPayPalOpen } from '@/state/paymentSlice';
import { approvalMessage, bookingMessage } from './paymentMessages';
import { preparePayment } from './preparePayment';
import { paymentTexts } from './texts';

type PaymentPhase =
  | { readonly kind: 'idle' }
  /** The same goods were paid for recently: the shopper confirms a second payment first. */
  | { readonly kind: 'repeat'; readonly record: DoneRecord | WithSupportRecord }
  /** From the approval until the order is booked or the payment failed. */
  | { readonly kind: 'settling' };

const idle: PaymentPhase = { kind: 'idle' };
const info = (text: string): PaymentMessage => ({ tone: 'info', text });
const failure = (text: string): PaymentMessage => ({ tone: 'error', text });

/** PayPal's callbacks for the review page. The desk's journal keeps the payment; this hook shows its progress. */
export function usePayment(desk: PaymentDesk | null) {
  const store = useAppStore();
  const attempt = useRef<string | null>(null);
  const beginning = useRef(false);
  const repeatConfirmed = useRef(false);
  /** The SDK passes an error thrown by createOrder to onError too. */
  const shownError = useRef<unknown>(null);
  const [phase, setPhase] = useState<PaymentPhase>(idle);

  // PayPal's window closes with the page, without a callback.
  useEffect(() => () => void store.dispatch(payPalClosed()), [store]);

  function show(message: PaymentMessage | null) {
    if (message) store.dispatch(paymentMessageShown(message));
  }

  function finish(message: PaymentMessage | null) {
    setPhase(idle);
    store.dispatch(payPalClosed());
    show(message);
  }

  /** An exception says nothing about the money, so the journal decides what to do. */
  function recover(error: unknown) {
    console.warn('payment:', error);
    finish(failure(paymentTexts.interrupted));
    void desk?.resumeAll();
  }

  async function prepare(): Promise<boolean> {
    if (!desk) return false;
    const preparation = await store.dispatch(preparePayment(desk, repeatConfirmed.current));
    if (preparation.kind === 'begun') {
      attempt.current = preparation.attemptId;
      repeatConfirmed.current = false;
      return true;
    }
    if (preparation.kind === 'stopped') show(failure(preparation.text));
    else if (preparation.reason === 'recent-same-cart') setPhase({ kind: 'repeat', record: preparation.record });
    return false;
  }

  async function settle(attemptId: string, orderId: string, restart: () => void): Promise<void> {
    const approval = await desk?.approve(attemptId, orderId);
    if (!approval) return;
    const message = approvalMessage(approval);
    if (approval.kind === 'captured') {
      show(message);
      // Not awaited: PayPal's overlay stays until onApprove settles.
      void desk?.book(attemptId).then((settlement) => finish(bookingMessage(settlement)), recover);
    } else if (approval.kind === 'declined') {
      setPhase(idle);
      show(message);
      // Its promise never resolves.
      restart();
    } else finish(message);
  }

  return {
    phase,

    answerRepeat(payAgain: boolean) {
      repeatConfirmed.current = payAgain;
      setPhase(idle);
      if (payAgain) show(info(paymentTexts.repeat.confirmed));
    },

    /** onClick: whether PayPal may open. `disabled` is no lock, so a second click is refused here. */
    async begin(): Promise<boolean> {
      if (beginning.current) return false;
      beginning.current = true;
      store.dispatch(preparationStarted());
      shownError.current = null;
      try {
        const abandoned = selectPayPalOpen(store.getState()) ? attempt.current : null;
        store.dispatch(payPalClosed());
        // PayPal's window closed without a callback: an attempt that can be cancelled was not charged.
        if (abandoned && (await desk?.cancel(abandoned))) show(info(paymentTexts.noResponse));
        return await prepare();
      } finally {
        beginning.current = false;
        store.dispatch(preparationEnded());
      }
    },

    /** createOrder: the SDK needs the exception. */
    async createOrder(): Promise<string> {
      if (!desk || !attempt.current) throw new Error(messages.createOrderFailed);
      try {
        const orderId = await desk.createOrder(attempt.current);
        store.dispatch(payPalOpened());
        return orderId;
      } catch (error) {
        shownError.current = error;
        show(failure(error instanceof Error ? error.message : messages.createOrderFailed));
        throw error;
      }
    },

    /** onApprove: never rejects, or PayPal's overlay stays over the page. */
    async approve(orderId: string, restart: () => void): Promise<void> {
      if (!attempt.current) return;
      setPhase({ kind: 'settling' });
      await settle(attempt.current, orderId, restart).catch(recover);
    },

    async cancel() {
      store.dispatch(payPalClosed());
      if (attempt.current && (await desk?.cancel(attempt.current))) show(info(paymentTexts.cancelled));
    },

    fail(error: unknown) {
      store.dispatch(payPalClosed());
      if (attempt.current) void desk?.cancel(attempt.current);
      if (shownError.current !== null) return;
      show(failure(messages.createOrderFailed));
      console.warn('PayPal:', error);
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
