import { makeBooking } from './booking';
import { approvalOf, makeCapturing } from './capturing';
import { makeDeskMemory } from './deskMemory';
import { makeDeskRecords } from './deskRecords';
import { makeOpening } from './opening';
import type { Approval, Beginning, DeskView, Settlement } from './outcomes';
import type { Ports } from './ports';
import { isOpen } from './recordRules';
import { makeResuming } from './resuming';
import { settlementOf } from './settlementOf';
import type { PurchaseToPay } from './snapshot';
import type { OpenRecord, PaymentRecord } from './types';

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
  /** Goes on with what is open: at start, online, visibilitychange, pageshow, after a sign-in, and whenever the user changed. */
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

/** Makes the desk. Call `resumeAll` once afterwards: until it has read the journal the view is not `ready`. */
export function createPaymentDesk(ports: Ports): PaymentDesk {
  const memory = makeDeskMemory(ports);
  const records = makeDeskRecords(ports, memory);
  const opening = makeOpening(ports, records, memory);
  const capturing = makeCapturing(ports, records, memory);
  const booking = makeBooking(ports, records, memory);
  const resuming = makeResuming(ports, { memory, records, capturing, booking });
  const stopListening = ports.channel.listen(() => void memory.refresh());
  const settlement = (record: PaymentRecord | null) => settlementOf(record, ports.currentUser()?.userId ?? null);

  return {
    begin: (purchase, options) => opening.begin(purchase, options?.repeatConfirmed ?? false),
    createOrder: opening.createOrder,
    approve: (attemptId, orderId) =>
      resuming.alone(attemptId, async () => {
        const accepted = await capturing.accept(attemptId, orderId);
        const open = accepted?.state === 'APPROVED' || accepted?.state === 'CAPTURING';
        return approvalOf(open ? await capturing.capture(attemptId) : accepted);
      }),
    book: async (attemptId) => settlement(await booking.book(attemptId)),
    cancel: async (attemptId) => {
      await records.happen(attemptId, { type: 'cancelled' });
    },
    checkAndSendAgain: async (attemptId) => settlement(await resuming.byTap(attemptId)),
    contactedSupport: async (attemptId) => {
      const kept = await records.happen(attemptId, { type: 'contactedSupport' });
      if (kept === null) await records.remove([attemptId]);
    },
    resumeAll: resuming.all,
    finishBeforeLogOut: async (timeoutMs) => {
      // The first round may only have waited for a capture that was on its way: the second one books it.
      const finished = resuming.all().then(() => resuming.all());
      await Promise.race([finished, ports.wait(timeoutMs)]);
      await memory.refresh();
      return memory.view().open;
    },
    forgetSettled: async () => {
      const content = await memory.refresh();
      await records.remove(content.records.filter((record) => !isOpen(record)).map((record) => record.attemptId));
    },
    view: memory.view,
    subscribe: memory.subscribe,
    close: stopListening,
  };
}
