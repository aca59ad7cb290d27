import type { DeskMemory } from './deskMemory';
import { type DeskRecords, type Happening, recordIn } from './deskRecords';
import { orderPaidBy } from './orderIds';
import type { Ports } from './ports';
import { type BookingReading, readBooking } from './readBooking';
import { mayBookAs } from './recordRules';
import { bookingBody } from './snapshot';
import type { PaymentRecord, Who } from './types';

type Parts = Pick<Ports, 'book' | 'currentUser' | 'locks' | 'online'>;

function happeningOf(reading: BookingReading, who: Who): Happening {
  switch (reading.kind) {
    case 'booked':
      return { type: 'booked', orderNumber: reading.orderNumber };
    case 'sign-in':
      // A guest has no account to sign in with: a refusal like any other.
      return { type: 'bookRefused', because: who.kind === 'guest' ? 'refused' : reading.kind, error: reading.reason };
    case 'refused':
      return { type: 'bookRefused', because: reading.kind, error: reading.reason };
    case 'unclear':
      return { type: 'bookUnclear', error: reading.reason };
  }
}

/** From moved money to the shop's booking. */
export function makeBooking(ports: Parts, records: DeskRecords, memory: DeskMemory) {
  const userId = () => ports.currentUser()?.userId ?? null;

  /** Looks for the order among the account's own: DONE when it is there, else unchanged. */
  function probe(attemptId: string): Promise<PaymentRecord | null> {
    return records.decide(async (content, write) => {
      const record = recordIn(content, attemptId);
      const user = ports.currentUser();
      if (record?.state !== 'UNKNOWN' || record.who.kind === 'guest' || record.who.userId !== user?.userId)
        return record;
      const others = content.records.flatMap((other) => (other.state === 'DONE' ? [other.orderNumber] : []));
      const known = [...record.snapshot.knownOrderIds, ...others];
      const orderNumber = orderPaidBy(user.orders, record.capture.id, known);
      if (orderNumber === null) return record;
      const done = records.stepped(record, { type: 'booked', orderNumber });
      await write(done);
      return done;
    });
  }

  /** Sends the booking of a CAPTURED record once; anything else stays as it is. */
  async function send(attemptId: string): Promise<PaymentRecord | null> {
    const record = await records.find(attemptId);
    if (record?.state !== 'CAPTURED' || !mayBookAs(record.who, userId()) || !ports.online()) return record;
    const sent = await records.happen(attemptId, { type: 'bookingSent' });
    if (sent?.state !== 'BOOKING') return sent;
    const answer = await memory.working('book', () => ports.book(bookingBody(sent)));
    const reading = readBooking(answer, sent.capture.id, sent.snapshot.knownOrderIds);
    return records.happen(attemptId, happeningOf(reading, sent.who));
  }

  /** Under the attempt's lock a BOOKING record has lost its sender: its answer will not come any more. */
  async function recover(attemptId: string): Promise<PaymentRecord | null> {
    await records.happen(attemptId, { type: 'bookUnclear', error: 'The page was closed before the answer came.' });
    return probe(attemptId);
  }

  return {
    /** "Re-read, book, write" under the attempt's lock; gives the record afterwards. */
    book: (attemptId: string) =>
      ports.locks.hold(attemptId, async () => {
        const record = await recover(attemptId);
        return record?.state === 'CAPTURED' ? send(attemptId) : record;
      }),

    /** As `book`, but sends a refused or unknown booking again: only after the shopper's tap or sign-in. */
    bookAgain: (attemptId: string) =>
      ports.locks.hold(attemptId, async () => {
        const record = await recover(attemptId);
        if (record && 'email' in record.who && !mayBookAs(record.who, userId())) return record;
        const again = await records.happen(attemptId, { type: 'sendAgain' });
        return again?.state === 'CAPTURED' ? send(attemptId) : again;
      }),
  };
}
