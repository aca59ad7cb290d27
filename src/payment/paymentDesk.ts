import type { Approval, PaymentSnapshot, Settlement, StartResult } from './outcomes';
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
 * The only module that moves money. Writes each step to the journal before sending it and after its response. Only
 * `createOrder` may reject.
 */
export interface PaymentDesk {
  /** onClick: stores the purchase as a DRAFT and replaces this tab's unpaid attempt. */
  begin(purchase: PurchaseToPay, options?: { repeatConfirmed: boolean }): Promise<StartResult>;
  /** createOrder: always the same PayPal order id. Throws `PaymentTextError` with §8's text. */
  createOrder(attemptId: string): Promise<string>;
  /** onApprove: retries safely for up to 40 s. */
  approve(attemptId: string, orderId: string): Promise<Approval>;
  /** Books once, after a 'captured' approval. */
  book(attemptId: string): Promise<Settlement>;
  /** onCancel, onError, "do not pay". Resolves to whether the attempt is closed unpaid. */
  cancel(attemptId: string): Promise<boolean>;
  /** "Check and send again", "Finish this payment". */
  checkAndSendAgain(attemptId: string, options?: { isAnother: boolean }): Promise<Settlement>;
  /** The shopper says that this order is theirs. */
  confirmBooked(attemptId: string, orderId: string): Promise<Settlement>;
  contactedSupport(attemptId: string): Promise<void>;
  /** Call at start, online, visibilitychange, pageshow, after a sign-in, and when the user changes. */
  resumeAll(): Promise<void>;
  /** Tries to finish within `timeoutMs`. Returns what is still open. */
  finishBeforeLogOut(timeoutMs: number): Promise<OpenRecord | null>;
  /** Removes the current user's booked orders from this device. */
  forgetPlaced(): Promise<void>;
  /** Call after a sign-out. */
  forgetSettled(): Promise<void>;
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

  return {
    begin: (purchase, options) => opening.begin(purchase, options?.repeatConfirmed ?? false),
    createOrder: opening.createOrder,
    approve: (attemptId, orderId) =>
      resuming.exclusively(attemptId, async () => {
        const found = await records.find(attemptId);
        const accept = async () => {
          const accepted = await capturing.accept(attemptId, orderId);
          const open = accepted?.state === 'APPROVED' || accepted?.state === 'CAPTURING';
          return approvalOf(open ? (await capturing.capture(accepted)).record : accepted);
        };
        // From the start: an approved payment that nobody works on asks whether to pay at all.
        return found ? view.working('capture', found.who, accept) : accept();
      }),
    book: async (attemptId) => settlementOf(await booking.book(attemptId), userId()),
    cancel: async (attemptId) => {
      const found = await records.find(attemptId);
      if (!found || !(opening.startedHere(attemptId) || belongsTo(found.who, userId()))) return false;
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
      // The first round may only wait for a running capture; the second one books it.
      const finished = resumeAll().then(resumeAll);
      await Promise.race([finished, ports.wait(timeoutMs)]);
      await view.refresh();
      return view.snapshot().open;
    },
    forgetPlaced: () =>
      records.removeWhere(({ records: all }) =>
        all.filter(({ state, who }) => state === 'DONE' && belongsTo(who, userId())).map(({ attemptId }) => attemptId),
      ),
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
