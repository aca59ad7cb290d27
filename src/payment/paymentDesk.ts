import type { Approval, Beginning, DeskView, Settlement } from './outcomes';
import type { Ports } from './ports';
import type { PurchaseToPay } from './snapshot';
import type { OpenRecord } from './types';

/**
 * The one place that moves money: PayPal's order, its capture and the shop's booking, each written to the journal
 * before it is sent and after it is answered. Nothing here rejects but `createOrder`.
 */
export interface PaymentDesk {
  /** onClick: freezes the purchase into a DRAFT record. Takes the place of this tab's earlier, unpaid attempt. */
  begin(purchase: PurchaseToPay, options?: { repeatConfirmed: boolean }): Promise<Beginning>;
  /** createOrder: PayPal's order id, the same one when asked twice. Throws `PaymentTextError` with the specified text. */
  createOrder(attemptId: string): Promise<string>;
  /** onApprove: captures, with safe repeats of the same order (up to about 40 s). */
  approve(attemptId: string, orderId: string): Promise<Approval>;
  /** After a 'captured' approval: books once. */
  book(attemptId: string): Promise<Settlement>;
  /** onCancel, onError, "do not pay": closes an attempt that was not captured; a paid one stays as it is. */
  cancel(attemptId: string): Promise<void>;
  /** "Check and send again", or "finish this payment" for an old approval: the shopper's own tap. */
  checkAndSendAgain(attemptId: string): Promise<Settlement>;
  /** "I have contacted support": the open (or unreadable) record leaves the screen. */
  contactedSupport(attemptId: string): Promise<void>;
  /** Goes on with what is open: at start, online, visibilitychange, pageshow, and whenever the user changed. */
  resumeAll(): Promise<void>;
  /** Before a sign-out: tries to finish for `timeoutMs`; gives what is still open, null when nothing is. */
  finishBeforeLogOut(timeoutMs: number): Promise<OpenRecord | null>;
  /** After a sign-out: removes every record but an open one. */
  forgetSettled(): Promise<void>;
  /** What to show now; the same object until something changes. */
  view(): DeskView;
  /** Calls `listener` after every change of `view`; gives the way to stop it. */
  subscribe(listener: () => void): () => void;
  /** Stops listening to other tabs. */
  close(): void;
}

export declare function createPaymentDesk(ports: Ports): PaymentDesk;
