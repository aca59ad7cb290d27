import type { makeBooking } from './booking';
import type { makeCapturing } from './capturing';
import type { StepResult } from './outcomes';
import type { PaymentView } from './paymentView';
import type { Ports } from './ports';
import type { OpenRecord, PaymentRecord, UnknownRecord } from './record';
import type { RecordRepository } from './recordRepository';
import { belongsTo, hasRequiredSignIn, isExpired, isOldApproval, isOldPayment, isOpen } from './recordRules';

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
  /** By attempt: the sign-in at the time of the request. Comparing it also works if the clock was set back. */
  const signInWhenAsked = new Map<string, string | null>();

  /** Orders count if the customer signed in after the booking was sent. Guests have none to check. */
  function hasFreshOrders({ attemptId, who, sentTimes }: UnknownRecord): boolean {
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

  /** How the steps end is for their own callers. */
  async function untilIdle(attemptId: string): Promise<void> {
    for (let work = inProgress.get(attemptId); work; work = inProgress.get(attemptId)) await Promise.allSettled([work]);
  }

  async function captureAndBook(record: PaymentRecord): Promise<StepResult> {
    const captured = await capturing.capture(record);
    return captured.record?.state === 'CAPTURED' ? booking.book(record.attemptId) : captured;
  }

  const isOld = (record: PaymentRecord) => isOldPayment(record, ports.now());

  /** The steps that need no confirmation. */
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
    /** Acts on what the shopper sees: not if a step that was still running has changed it. */
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
