import type { PaymentView } from '@/payment/paymentView';
import type { Ports } from '@/payment/ports';
import type { RecordRepository } from '@/payment/recordRepository';
import { belongsTo, hasRequiredSignIn, isOldApproval, isOpen } from '@/payment/recordRules';
import type { OpenRecord, PaymentRecord } from '@/payment/types';
import type { Booked, makeBooking } from './booking';
import type { makeCapturing } from './capturing';
import { makeFreshOrders } from './freshOrders';
import { expiredAttempts } from './housekeeping';

interface Parts {
  readonly view: PaymentView;
  readonly records: RecordRepository;
  readonly capturing: ReturnType<typeof makeCapturing>;
  readonly booking: ReturnType<typeof makeBooking>;
}

export function makeResuming(ports: Pick<Ports, 'currentUser' | 'now'>, parts: Parts) {
  const { view, records, capturing, booking } = parts;
  const freshOrders = makeFreshOrders(ports);
  /** One task per attempt in this tab: other callers wait for it. */
  const inProgress = new Map<string, Promise<unknown>>();

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

  async function captureAndBook(record: PaymentRecord): Promise<Booked> {
    const captured = await capturing.capture(record);
    return captured.record?.state === 'CAPTURED' ? booking.book(record.attemptId) : captured;
  }

  /** The steps that need no confirmation. */
  async function resume(record: OpenRecord): Promise<void> {
    switch (record.state) {
      case 'APPROVED':
        if (!isOldApproval(record.approvedAt, ports.now())) await captureAndBook(record);
        return;
      case 'CAPTURING':
        await captureAndBook(record);
        return;
      case 'CAPTURED':
      case 'BOOKING':
      case 'UNKNOWN':
        await booking.book(record.attemptId);
        return;
      case 'BOOK_REFUSED':
        if (hasRequiredSignIn(record, ports.currentUser())) await booking.bookAgain(record, false);
        return;
      case 'PAID_LATE':
        return;
    }
  }

  /** Guest payments can resume under any sign-in. */
  function isResumable({ who }: OpenRecord): boolean {
    return who.kind === 'guest' || belongsTo(who, ports.currentUser()?.userId ?? null);
  }

  async function resumeManually(record: PaymentRecord, isAnother: boolean): Promise<Booked & { signInFirst?: true }> {
    if (record.state === 'APPROVED' || record.state === 'CAPTURING') return captureAndBook(record);
    if (record.state === 'UNKNOWN' && !isAnother && !freshOrders.shows(record)) return { record, signInFirst: true };
    return booking.bookAgain(record, isAnother);
  }

  return {
    exclusively,
    all: async (): Promise<void> => {
      const content = await view.refresh();
      // An unreadable store may hold newer records: resume once the journal is complete.
      if (!content.complete) return;
      await records.removeWhere(({ records: all }) => expiredAttempts(all, ports.now()));
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
