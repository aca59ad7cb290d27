import { useCallback, useEffect, useRef, useState } from 'react';
import { messages, transactionText } from '@/config/messages';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { referenceOf } from '@/payment/recordRules';
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
import { preparePayment } from './preparePayment';
import { useRenderAttempts } from './useRenderAttempts';

/** "You paid for the same goods a short while ago": the shopper says whether to pay once more. */
export interface RecentPurchase {
  readonly record: DoneRecord | WithSupportRecord;
  readonly answer: (payAgain: boolean) => void;
}

const noCallback = 'The last PayPal window closed without a response. You were not charged.';
const notFinished = 'Something went wrong on this page. We are checking your payment; please do not pay again.';

/** PayPal's callbacks for the review page; the desk remembers, this hook tells the shopper. */
export function usePayment(desk: PaymentDesk | null) {
  const store = useAppStore();
  const attempt = useRef<string | null>(null);
  /** A failure whose text is on the page already: the SDK reports it a second time. */
  const reported = useRef<unknown>(null);
  const beginning = useRef(false);
  const repeatConfirmed = useRef(false);
  const [question, setQuestion] = useState<RecentPurchase | null>(null);
  const [settling, setSettling] = useState(false);
  const drawing = useRenderAttempts();

  // PayPal's window goes with the page: what waits for its end must not wait for ever.
  useEffect(() => () => void store.dispatch(payPalClosed()), [store]);

  const tell = useCallback(
    (tone: PaymentMessage['tone'], text: string) => void store.dispatch(paymentMessageShown({ tone, text })),
    [store],
  );

  function ask(record: RecentPurchase['record']) {
    setQuestion({
      record,
      answer: (payAgain) => {
        repeatConfirmed.current = payAgain;
        setQuestion(null);
        if (payAgain) tell('info', 'Press the PayPal button once more to pay for these items again.');
      },
    });
  }

  async function prepare(): Promise<boolean> {
    if (!desk) return false;
    const prepared = await store.dispatch(preparePayment(desk, repeatConfirmed.current));
    if (prepared.kind === 'begun') {
      attempt.current = prepared.attemptId;
      repeatConfirmed.current = false;
      return true;
    }
    if (prepared.kind === 'stopped') tell('error', prepared.text);
    else if (prepared.reason === 'recent-same-cart') ask(prepared.record);
    return false;
  }

  async function book(attemptId: string) {
    if (!desk) return;
    const settlement = await desk.book(attemptId);
    setSettling(false);
    store.dispatch(payPalClosed());
    if ('text' in settlement && settlement.text) tell('error', settlement.text);
    if (settlement.kind === 'storage-lost') tell('error', storageLostText);
  }

  async function settle(attemptId: string, orderId: string, restart: () => void): Promise<void> {
    if (!desk) return;
    const approval = await desk.approve(attemptId, orderId);
    if (approval.kind === 'captured') {
      const { id, status } = approval.record.capture;
      tell('success', transactionText(status, id));
      // The overlay stays until the approval is settled: booking and the change of view come after it.
      void book(attemptId).catch(checkAgain);
      return;
    }
    setSettling(false);
    if (approval.kind === 'declined') {
      tell('error', 'Your card was declined. Please choose another way to pay in the PayPal window.');
      // Its promise never resolves: nothing may wait for it.
      restart();
      return;
    }
    store.dispatch(payPalClosed());
    if (approval.kind === 'refused') tell('error', approval.text);
    if (approval.kind === 'with-support')
      tell('info', `Customer care has this payment. Your payment reference is ${referenceOf(approval.record)}.`);
  }

  /** A step broke in this page: the journal knows how far it came. */
  function checkAgain(error: unknown) {
    console.warn('payment:', error);
    setSettling(false);
    store.dispatch(payPalClosed());
    tell('error', notFinished);
    void desk?.resumeAll();
  }

  return {
    question,
    /** From the approval until it is settled. */
    settling,
    ...drawing,

    /** onClick. Whether PayPal may open; `disabled` is no lock, so a second click while one is being prepared is refused. */
    async begin(): Promise<boolean> {
      if (beginning.current) return false;
      beginning.current = true;
      store.dispatch(preparationStarted());
      reported.current = null;
      try {
        const lastAttempt = selectPayPalOpen(store.getState()) ? attempt.current : null;
        store.dispatch(payPalClosed());
        // PayPal's window went away and no callback came: only an attempt that could be closed was not charged.
        if (lastAttempt && (await desk?.cancel(lastAttempt))) tell('info', noCallback);
        return await prepare();
      } finally {
        beginning.current = false;
        store.dispatch(preparationEnded());
      }
    },

    /** createOrder. Shows the specified text and throws on, as the SDK wants it. */
    async createOrder(): Promise<string> {
      if (!desk || !attempt.current) throw new Error(messages.createOrderFailed);
      try {
        const orderId = await desk.createOrder(attempt.current);
        store.dispatch(payPalOpened());
        return orderId;
      } catch (error) {
        reported.current = error;
        tell('error', error instanceof Error ? error.message : messages.createOrderFailed);
        throw error;
      }
    },

    /** onApprove. Never rejects: PayPal's overlay would stay over a page that says nothing. */
    async approve(orderId: string, restart: () => void): Promise<void> {
      const attemptId = attempt.current;
      if (!attemptId) return;
      setSettling(true);
      await settle(attemptId, orderId, restart).catch(checkAgain);
    },

    /** onCancel. */
    async cancelled() {
      store.dispatch(payPalClosed());
      if (attempt.current && (await desk?.cancel(attempt.current)))
        tell('info', 'PayPal was closed. Nothing was charged; you can pay whenever you’re ready.');
    },

    /** onError: what is on the page already is not said again. */
    failed(error: unknown) {
      store.dispatch(payPalClosed());
      if (attempt.current) void desk?.cancel(attempt.current);
      if (reported.current !== null) return;
      tell('error', messages.createOrderFailed);
      console.warn('PayPal:', error);
    },
  };
}

export const storageLostText =
  'Payment received, but your browser lost access to its storage. Please reload this page so we can place your order. Do not pay again.';
