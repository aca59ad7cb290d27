import type { makeBooking } from './booking';
import type { makeCapturing } from './capturing';
import type { DeskMemory } from './deskMemory';
import type { DeskRecords } from './deskRecords';
import { expiredAttempts } from './housekeeping';
import type { Ports } from './ports';
import { gotItsSignIn, isOldApproval, isOpen } from './recordRules';
import type { OpenRecord, PaymentRecord } from './types';

interface Parts {
  readonly memory: DeskMemory;
  readonly records: DeskRecords;
  readonly capturing: ReturnType<typeof makeCapturing>;
  readonly booking: ReturnType<typeof makeBooking>;
}

/** Goes on with open records, by itself or by the shopper's tap. */
export function makeResuming(ports: Pick<Ports, 'currentUser' | 'now'>, parts: Parts) {
  const { memory, records, capturing, booking } = parts;
  /** Attempts this tab is working on: events that arrive meanwhile wait for that work and start no second worker. */
  const atWork = new Map<string, Promise<unknown>>();

  async function alone<T>(attemptId: string, use: () => Promise<T>): Promise<T> {
    const work = use();
    atWork.set(attemptId, work);
    try {
      return await work;
    } finally {
      if (atWork.get(attemptId) === work) atWork.delete(attemptId);
    }
  }

  async function captureAndBook(attemptId: string): Promise<PaymentRecord | null> {
    const captured = await capturing.capture(attemptId);
    return captured?.state === 'CAPTURED' ? booking.book(attemptId) : captured;
  }

  /** What may be done unasked. */
  async function goOn(record: OpenRecord): Promise<void> {
    const { attemptId } = record;
    switch (record.state) {
      case 'APPROVED':
        if (!isOldApproval(record.approvedAt, ports.now())) await captureAndBook(attemptId);
        return;
      case 'CAPTURING':
        await captureAndBook(attemptId);
        return;
      case 'CAPTURED':
      case 'BOOKING':
      case 'UNKNOWN':
        await booking.book(attemptId);
        return;
      case 'BOOK_REFUSED':
        if (gotItsSignIn(record, ports.currentUser())) await booking.bookAgain(attemptId);
    }
  }

  return {
    alone,
    all: async (): Promise<void> => {
      const content = await memory.refresh();
      await records.remove(expiredAttempts(content.records, ports.now()));
      await Promise.all(
        content.records
          .filter(isOpen)
          .map((record) => atWork.get(record.attemptId) ?? alone(record.attemptId, () => goOn(record))),
      );
    },
    /** The shopper's tap: captures what is not clear, looks for the order, and sends the booking again. */
    byTap: (attemptId: string): Promise<PaymentRecord | null> =>
      alone(attemptId, async () => {
        const record = await records.find(attemptId);
        return record?.state === 'APPROVED' || record?.state === 'CAPTURING'
          ? captureAndBook(attemptId)
          : booking.bookAgain(attemptId);
      }),
  };
}
