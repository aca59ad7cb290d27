import type { Approval, Beginning, PaymentSnapshot, Settlement } from './outcomes';
import { makePaymentView } from './paymentView';
import type { Ports } from './ports';
import { makeRecordRepository } from './recordRepository';
import { belongsTo } from './recordRules';
import { settlementOf } from './settlementOf';
import type { PurchaseToPay } from './snapshot';
import { makeBooking } from './steps/booking';
import { approvalOf, makeCapturing } from './steps/capturing';
import { settledAttempts } from './steps/housekeeping';
import { makeOpening } from './steps/opening';
import { makeResuming } from './steps/resuming';
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
  /** onCancel, onError, "do not pay": closes an attempt that was not captured. Resolves to whether it is closed unpaid. */
  cancel(attemptId: string): Promise<boolean>;
  /** "Check and send again", or "finish this payment" for an old approval: the shopper's own tap. */
  checkAndSendAgain(attemptId: string, options?: { isAnother: boolean }): Promise<Settlement>;
  /** The shopper recognises the order that the account shows as this one. */
  confirmBooked(attemptId: string, orderId: string): Promise<Settlement>;
  /** "I have contacted support": the open (or unreadable) record leaves the shopper's way. */
  contactedSupport(attemptId: string): Promise<void>;
  /** Resumes what is open: at start, online, visibilitychange, pageshow, after a sign-in, and whenever the user changed. */
  resumeAll(): Promise<void>;
  /** Before a sign-out: tries to finish for `timeoutMs`; gives what is still open, null when nothing is. */
  finishBeforeLogOut(timeoutMs: number): Promise<OpenRecord | null>;
  /** After a sign-out: removes every record that is settled. */
  forgetSettled(): Promise<void>;
  /** What to show now; the same object until something changes. */
  snapshot(): PaymentSnapshot;
  /** Calls `listener` after every change of the snapshot. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Stops listening to other tabs. */
  close(): void;
}

/** Makes the desk. Call `resumeAll` once afterwards: until it has read the journal the snapshot is not `ready`. */
export function createPaymentDesk(ports: Ports): PaymentDesk {
  const view = makePaymentView(ports);
  const records = makeRecordRepository(ports, view);
  const opening = makeOpening(ports, records, view);
  const capturing = makeCapturing(ports, records, view);
  const booking = makeBooking(ports, records, view);
  const resuming = makeResuming(ports, { view, records, capturing, booking });
  const resumeAll = () =>
    resuming.all().catch((error: unknown) => console.warn('payment:', error instanceof Error ? error.message : error));
  const subscriptions = [
    ports.channel.listen(() => void view.refresh()),
    // A database that opens late may hold what nobody has resumed yet.
    ports.journal.onComplete(() => void resumeAll()),
  ];
  const userId = () => ports.currentUser()?.userId ?? null;

  return {
    begin: (purchase, options) => opening.begin(purchase, options?.repeatConfirmed ?? false),
    createOrder: opening.createOrder,
    approve: (attemptId, orderId) =>
      resuming.exclusively(attemptId, async () => {
        const accepted = await capturing.accept(attemptId, orderId);
        const open = accepted?.state === 'APPROVED' || accepted?.state === 'CAPTURING';
        return approvalOf(open ? (await capturing.capture(accepted)).record : accepted);
      }),
    book: async (attemptId) => settlementOf(await booking.book(attemptId), userId()),
    cancel: async (attemptId) => {
      const found = await records.find(attemptId);
      if (!found || !(opening.beganHere(attemptId) || belongsTo(found.who, userId()))) return false;
      const { record } = await records.apply(attemptId, { type: 'cancelled' });
      return record?.state === 'CANCELLED';
    },
    checkAndSendAgain: async (attemptId, options) =>
      settlementOf(await resuming.manually(attemptId, options?.isAnother ?? false), userId()),
    confirmBooked: async (attemptId, orderId) =>
      settlementOf(await booking.confirmBooked(attemptId, orderId), userId()),
    contactedSupport: async (attemptId) => {
      const record = await records.find(attemptId);
      if (!record) await records.removeWhere(({ quarantined }) => entriesOf(quarantined, attemptId, userId()));
      else if (belongsTo(record.who, userId())) await records.apply(attemptId, { type: 'contactedSupport' });
    },
    resumeAll,
    finishBeforeLogOut: async (timeoutMs) => {
      // The first round may only have waited for a capture that was on its way: the second one books it.
      const finished = resumeAll().then(resumeAll);
      await Promise.race([finished, ports.wait(timeoutMs)]);
      await view.refresh();
      return view.snapshot().open;
    },
    forgetSettled: () => records.removeWhere(({ records: all }) => settledAttempts(all)),
    snapshot: view.snapshot,
    subscribe: view.subscribe,
    close: () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}

function entriesOf(quarantined: PaymentSnapshot['quarantined'], attemptId: string, userId: string | null): string[] {
  return quarantined
    .filter((entry) => entry.attemptId === attemptId && (entry.who === null || belongsTo(entry.who, userId)))
    .map((entry) => entry.attemptId);
}
