import { makeBooking } from './booking';
import { makeCapturing } from './capturing';
import { makeOpening } from './opening';
import { type Outcome, outcomeOf, type PaymentSnapshot, type StartResult, type StepResult } from './outcomes';
import { makePaymentView } from './paymentView';
import type { Ports } from './ports';
import type { OpenRecord } from './record';
import { makeRecordRepository } from './recordRepository';
import { belongsTo, isForgottenAtSignOut } from './recordRules';
import { makeResuming } from './resuming';
import type { PurchaseToPay } from './snapshot';

/**
 * The only module that moves money. Writes each step to the journal before sending it and after its response. Only
 * `createOrder` may reject.
 */
export interface PaymentDesk {
  /** onClick: freezes the purchase and replaces this tab's unpaid attempt. */
  begin(purchase: PurchaseToPay, options?: { repeatConfirmed: boolean }): Promise<StartResult>;
  /** createOrder: always the same PayPal order id. Throws `PaymentTextError` with §8's text. */
  createOrder(attemptId: string): Promise<string>;
  /** onApprove: retries safely for up to 40 s. */
  approve(attemptId: string, orderId: string): Promise<Outcome>;
  /** Books once, if paid. */
  book(attemptId: string): Promise<Outcome>;
  /** onCancel, onError, "do not pay". Resolves to whether the attempt is closed unpaid. */
  cancel(attemptId: string): Promise<boolean>;
  /** The button of an open payment. */
  resume(attemptId: string, options?: { isAnother: boolean }): Promise<Outcome>;
  /** The shopper says that this order is theirs. */
  confirmBooked(attemptId: string, orderId: string): Promise<Outcome>;
  contactedSupport(attemptId: string): Promise<void>;
  /** Call at start, online, visibilitychange, pageshow, after a sign-in, and when the user changes. */
  resumeAll(): Promise<void>;
  /** Tries to finish within `timeoutMs`. Returns what is still open. */
  finishBeforeLogOut(timeoutMs: number): Promise<OpenRecord | null>;
  /** Removes the current user's booked orders from this device. Resolves to whether it could. */
  forgetPlaced(): Promise<boolean>;
  /** Call after a sign-out. */
  forgetSettled(): Promise<boolean>;
  /** The same object until something changes. */
  snapshot(): PaymentSnapshot;
  /** Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** Call `resumeAll` once: the snapshot is `ready` after it has read the journal. */
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
    // A database that opens late may contain open payments.
    ports.journal.onComplete(() => void resumeAll()),
  ];
  const userId = () => ports.currentUser()?.userId ?? null;

  const outcome = async (step: Promise<StepResult>) => outcomeOf(await step, userId());

  return {
    begin: (purchase, options) => opening.begin(purchase, options?.repeatConfirmed ?? false),
    createOrder: opening.createOrder,
    approve: (attemptId, orderId) =>
      resuming.exclusively(attemptId, async () => {
        const found = await records.find(attemptId);
        const accept = async (): Promise<StepResult> => {
          const record = await capturing.accept(attemptId, orderId);
          const open = record?.state === 'APPROVED' || record?.state === 'CAPTURING';
          return open ? capturing.capture(record) : { record };
        };
        // From the start: an approved payment that nobody works on asks whether to pay at all.
        const result = await outcome(found ? view.working('capture', found.who, accept) : accept());
        view.clearRefusal();
        return result;
      }),
    book: (attemptId) => outcome(booking.book(attemptId)),
    cancel: async (attemptId) => {
      opening.abandon(attemptId);
      const found = await records.find(attemptId);
      if (!found) return opening.startedHere(attemptId);
      if (!opening.startedHere(attemptId) && !belongsTo(found.who, userId())) return false;
      const { record } = await records.apply(attemptId, { type: 'cancelled' });
      return record?.state === 'CANCELLED';
    },
    resume: (attemptId, options) => outcome(resuming.manually(attemptId, options?.isAnother ?? false)),
    confirmBooked: (attemptId, orderId) => outcome(booking.confirmBooked(attemptId, orderId)),
    contactedSupport: async (attemptId) => {
      const record = await records.find(attemptId);
      if (record && belongsTo(record.who, userId())) await records.apply(attemptId, { type: 'contactedSupport' });
      // A capture may still be writing what this version cannot read: it is only hidden.
      for (const entry of view.snapshot().quarantined) if (entry.attemptId === attemptId) ports.journal.dismiss(entry);
      await view.refresh();
    },
    resumeAll,
    finishBeforeLogOut: async (timeoutMs) => {
      // The first round may only wait for a running capture; the second one books it.
      const finished = resumeAll().then(resumeAll);
      await Promise.race([finished, ports.wait(timeoutMs)]);
      await view.refresh();
      return view.snapshot().open;
    },
    forgetPlaced: () => records.removeWhere(({ state, who }) => state === 'DONE' && belongsTo(who, userId())),
    forgetSettled: () => records.removeWhere(isForgottenAtSignOut),
    snapshot: view.snapshot,
    subscribe: view.subscribe,
    close: () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
