import type { Ports } from './browser';
import { type Outcome, outcomeOf, type PaymentSnapshot, type StartResult, type StepResult } from './outcomes';
import { makePaymentView, type PaymentView } from './paymentView';
import type { PurchaseToPay } from './purchase';
import type { OpenRecord, PaymentRecord, RecordOf } from './record';
import { makeRecordRepository, type RecordRepository } from './recordRepository';
import {
  belongsTo,
  hasRequiredSignIn,
  isExpired,
  isForgottenAtSignOut,
  isOldApproval,
  isOldPayment,
  isOpen,
} from './recordRules';
import { makeBooking, makeCapturing, makeOpening } from './steps';

interface Parts {
  readonly view: PaymentView;
  readonly records: RecordRepository;
  readonly capturing: ReturnType<typeof makeCapturing>;
  readonly booking: ReturnType<typeof makeBooking>;
}

export function makeResuming(ports: Pick<Ports, 'currentUser' | 'now'>, parts: Parts) {
  const { view, records, capturing, booking } = parts;
  /** One task per attempt in this tab: other callers wait for it. */
  const inProgress = new Map<string, Promise<unknown>>();
  /** By attempt: the sign-in when a new one was requested. Comparing it also works if the clock was set back. */
  const signInWhenAsked = new Map<string, string | null>();

  /** Whether the customer signed in after the booking was sent: the orders can then show it. Guests have no orders. */
  function hasFreshOrders({ attemptId, who, sentTimes }: RecordOf<'UNKNOWN'>): boolean {
    if (who.kind === 'guest') return true;
    const signedInAt = ports.currentUser()?.signedInAt ?? null;
    const asked = signInWhenAsked.get(attemptId);
    if (asked === undefined) signInWhenAsked.set(attemptId, signedInAt);
    const isLater = signedInAt !== null && Date.parse(signedInAt) > Date.parse(sentTimes.at(-1) ?? '');
    return isLater || (asked !== undefined && asked !== signedInAt);
  }

  async function exclusively<T>(attemptId: string, use: () => Promise<T>): Promise<T> {
    const work = use();
    inProgress.set(attemptId, work);
    try {
      return await work;
    } finally {
      if (inProgress.get(attemptId) === work) inProgress.delete(attemptId);
    }
  }

  /** Waits for running steps, whose results and errors go to their own callers. */
  async function untilIdle(attemptId: string): Promise<void> {
    for (let work = inProgress.get(attemptId); work; work = inProgress.get(attemptId)) await Promise.allSettled([work]);
  }

  async function captureAndBook(record: PaymentRecord): Promise<StepResult> {
    const captured = await capturing.capture(record);
    return captured.record?.state === 'CAPTURED' ? booking.book(record.attemptId) : captured;
  }

  const isOld = (record: PaymentRecord) => isOldPayment(record, ports.now());

  /** Takes the steps that need no confirmation. */
  async function resume(record: OpenRecord): Promise<void> {
    switch (record.state) {
      case 'APPROVED':
        if (!isOldApproval(record.approvedAt, ports.now())) await captureAndBook(record);
        return;
      case 'CAPTURING':
        await (isOld(record) ? capturing.capture(record) : captureAndBook(record));
        return;
      case 'CAPTURED':
        if (!isOld(record)) await booking.book(record.attemptId);
        return;
      case 'BOOKING':
      case 'UNKNOWN':
        await booking.book(record.attemptId);
        return;
      case 'BOOK_REFUSED':
        if (!isOld(record) && hasRequiredSignIn(record, ports.currentUser())) await booking.bookAgain(record, false);
        return;
      case 'PAID_LATE':
        return;
    }
  }

  /** Guest payments can resume under any sign-in. */
  function isResumable({ who }: OpenRecord): boolean {
    return who.kind === 'guest' || belongsTo(who, ports.currentUser()?.userId ?? null);
  }

  async function resumeManually(record: PaymentRecord, isAnother: boolean): Promise<StepResult> {
    if (record.state === 'APPROVED' || record.state === 'CAPTURING') return captureAndBook(record);
    if (record.state === 'UNKNOWN' && !isAnother && !hasFreshOrders(record)) return { record, signInFirst: true };
    return booking.bookAgain(record, isAnother);
  }

  return {
    exclusively,
    all: async (): Promise<void> => {
      const content = await view.refresh();
      // An unreadable store may hold newer records: resume once the journal is complete.
      if (!content.complete) return;
      await records.removeWhere((record) => isExpired(record, ports.now()));
      await booking.numberPlaced();
      await Promise.all(
        content.records
          .filter(isOpen)
          .filter(isResumable)
          .map((record) => inProgress.get(record.attemptId) ?? exclusively(record.attemptId, () => resume(record))),
      );
    },
    /** Acts only on the record that the shopper saw: not if a step that was still running has changed it. */
    manually: async (attemptId: string, isAnother: boolean) => {
      const { open } = view.snapshot();
      if (inProgress.has(attemptId)) {
        await untilIdle(attemptId);
        const record = await records.find(attemptId);
        if (open?.attemptId !== attemptId || record?.revision !== open.revision) return { record };
      }
      return exclusively(attemptId, async () => {
        const record = await records.find(attemptId);
        if (!record || !belongsTo(record.who, ports.currentUser()?.userId ?? null)) return { record: null };
        return resumeManually(record, isAnother);
      });
    },
  };
}

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
  /** Tries to finish within `timeoutMs`. Resolves to the record that is still open. */
  finishBeforeLogOut(timeoutMs: number): Promise<OpenRecord | null>;
  /** Removes the current user's booked orders from this device. Resolves to whether it could. */
  forgetPlaced(): Promise<boolean>;
  /** Call after a sign-out. */
  forgetSettled(): Promise<boolean>;
  /** Returns the same object until something changes. */
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
    ports.channel.listen(() => void ports.journal.settle().then(view.refresh)),
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
        // `working` is set from the start: the card of an idle approved payment asks whether to pay at all.
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
      // An entry that this version cannot read is only hidden, because a capture may still be writing it.
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
