import { useCallback, useRef, useState } from 'react';
import { messages, transactionText } from '@/config/messages';
import { missingToMinimum } from '@/domain/minimumOrder';
import { formatMoney } from '@/domain/money';
import { orderTotals } from '@/domain/orderTotals';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { selectDeliveryAddress } from '@/state/checkoutProgress';
import { selectCheckout, totalShown } from '@/state/checkoutSlice';
import { useAppStore } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { payPalSheet } from '@/state/payPalSheet';
import { selectPurchase } from '@/state/purchase';
import { rereadProducts } from '@/state/rereadProducts';

export interface PaymentMessage {
  readonly tone: 'info' | 'error' | 'success';
  readonly text: string;
}

/** "The same goods were paid a short while ago": the shopper says whether to pay once more. */
export interface RecentPurchase {
  readonly orderNumber: string;
  readonly answer: (payAgain: boolean) => void;
}

const noCallBack = 'The last PayPal window ended without an answer. Nothing was charged for it.';
const couldNotBegin = 'Something in your order is no longer available. Nothing was charged.';

/** PayPal's call-backs for the review page; the desk remembers, this hook tells the shopper. */
export function usePayment(desk: PaymentDesk | null) {
  const store = useAppStore();
  const attempt = useRef<string | null>(null);
  /** A failure whose text is on the page already: the SDK tells it a second time. */
  const told = useRef<unknown>(null);
  const beginning = useRef(false);
  const repeatConfirmed = useRef(false);
  const [message, setMessage] = useState<PaymentMessage | null>(null);
  const [question, setQuestion] = useState<RecentPurchase | null>(null);
  const [preparing, setPreparing] = useState(false);
  const [settling, setSettling] = useState(false);
  const [drawing, setDrawing] = useState({ key: 0, failed: false });

  const tell = (tone: PaymentMessage['tone'], text: string) => setMessage({ tone, text });

  async function prepared(): Promise<boolean> {
    if (!desk) return false;
    const shown = selectCheckout(store.getState()).totalAmount;
    await store.dispatch(rereadProducts());
    const state = store.getState();
    const purchase = selectPurchase(state);
    const address = selectDeliveryAddress(state);
    if (!purchase || !address) {
      // The page moves on to what mends it: the reason has to go with the shopper.
      store.dispatch(noticeShown(couldNotBegin, 'error'));
      return false;
    }

    const { goods, total } = orderTotals(purchase.lines);
    const missing = missingToMinimum(goods);
    if (missing > 0) return refuse(`Your order is ${formatMoney(missing)} below the minimum.`);
    if (total !== shown) {
      store.dispatch(totalShown(total));
      return refuse(`The total is now ${formatMoney(total)}. Please look through your order, then pay.`);
    }

    const start = await desk.begin({ ...purchase, address }, { repeatConfirmed: repeatConfirmed.current });
    if (start.kind === 'begun') {
      attempt.current = start.attemptId;
      repeatConfirmed.current = false;
      return true;
    }
    if (start.reason === 'recent-same-cart')
      setQuestion({
        orderNumber: start.record.orderNumber,
        answer: (payAgain) => {
          repeatConfirmed.current = payAgain;
          setQuestion(null);
          if (payAgain) tell('info', 'Press the PayPal button once more to pay for these goods again.');
        },
      });
    return false;
  }

  function refuse(text: string): false {
    tell('error', text);
    return false;
  }

  async function book(attemptId: string) {
    if (!desk) return;
    const settlement = await desk.book(attemptId);
    setSettling(false);
    payPalSheet.ended();
    if ('text' in settlement && settlement.text) tell('error', settlement.text);
  }

  return {
    message,
    question,
    /** From the press on PayPal's button until it is known whether PayPal may open. */
    preparing,
    settling,
    renderKey: drawing.key,
    renderFailed: drawing.failed,
    /** Draws the buttons anew; after its error boundary tripped only a new key brings them back. */
    renderAgain: () => setDrawing(({ key }) => ({ key: key + 1, failed: false })),
    /** PayPal drew nothing: once more by itself, then the card with Retry. */
    drawingFailed: useCallback(
      () => setDrawing(({ key }) => (key === 0 ? { key: 1, failed: false } : { key, failed: true })),
      [],
    ),

    /** onClick. Whether PayPal may open; `disabled` is no lock, so a second click while one is being prepared is refused. */
    async begin(): Promise<boolean> {
      if (beginning.current) return false;
      beginning.current = true;
      setPreparing(true);
      // PayPal's window went away and no call-back came: the attempt before was not charged.
      setMessage(payPalSheet.isOpen() ? { tone: 'info', text: noCallBack } : null);
      payPalSheet.ended();
      told.current = null;
      try {
        return await prepared();
      } finally {
        beginning.current = false;
        setPreparing(false);
      }
    },

    /** createOrder. Shows the specified text and throws on, as the SDK wants it. */
    async createOrder(): Promise<string> {
      if (!desk || !attempt.current) throw new Error(messages.createOrderFailed);
      try {
        const orderId = await desk.createOrder(attempt.current);
        payPalSheet.opened();
        return orderId;
      } catch (error) {
        told.current = error;
        tell('error', error instanceof Error ? error.message : messages.createOrderFailed);
        throw error;
      }
    },

    /** onApprove. The overlay stays until the capture is settled; booking and the change of view come after it. */
    async approve(orderId: string, restart: () => void): Promise<void> {
      const attemptId = attempt.current;
      if (!desk || !attemptId) return;
      setSettling(true);
      const approval = await desk.approve(attemptId, orderId);
      switch (approval.kind) {
        case 'captured': {
          const { id, status } = approval.record.capture;
          tell('success', transactionText(status, id));
          void book(attemptId);
          return;
        }
        case 'declined':
          setSettling(false);
          tell('error', 'Your card was declined. Please choose another way to pay in the PayPal window.');
          // Its promise never resolves: nothing may wait for it.
          restart();
          return;
        case 'refused':
          setSettling(false);
          payPalSheet.ended();
          tell('error', approval.text);
          return;
        case 'unclear':
          setSettling(false);
          payPalSheet.ended();
          return;
      }
    },

    /** onCancel. */
    cancelled() {
      payPalSheet.ended();
      if (attempt.current) void desk?.cancel(attempt.current);
      tell('info', 'PayPal was closed. Nothing was charged; you can pay whenever you are ready.');
    },

    /** onError: what was told already is not told again. */
    failed(error: unknown) {
      payPalSheet.ended();
      if (attempt.current) void desk?.cancel(attempt.current);
      if (told.current !== null) return;
      tell('error', messages.createOrderFailed);
      console.warn('PayPal:', error);
    },
  };
}
