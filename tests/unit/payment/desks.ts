import type { OrderEntry } from '@/contract/order';
import type { Ports, ShopUser } from '@/payment/browser';
import { createPaymentDesk, type PaymentDesk } from '@/payment/paymentDesk';
import type { PurchaseToPay } from '@/payment/purchase';
import type { PaymentRecord, QuarantinedEntry } from '@/payment/record';
import { guestPurchase } from './purchases';
import { type Fault, World } from './world';

export const customer = (userId = 'u1', orders: readonly OrderEntry[] = []): ShopUser => ({
  userId,
  orders: [...orders],
  signedInAt: null,
});

/** The sign-in under which a purchase is made; null for a guest. */
export const buyerOf = ({ buyer }: PurchaseToPay, orders: readonly OrderEntry[] = []) =>
  buyer.kind === 'customer' ? customer(buyer.userId, orders) : null;

/** A page of the shop, whose desk has the world's ports but for `differing`, after these records were stored. */
export async function pageWith(
  records: readonly PaymentRecord[],
  { world = new World(), ...differing }: Partial<Ports> & { readonly world?: World } = {},
) {
  for (const record of records) await world.journal.write(record);
  return { world, desk: createPaymentDesk({ ...world.ports(), ...differing }) };
}

/** A page whose journal has only these unreadable entries, of which customer care is given those in `dismissed`. */
export async function pageWithUnreadable(user: ShopUser | null, ...entries: QuarantinedEntry[]) {
  const world = new World();
  world.user = user;
  const dismissed: QuarantinedEntry[] = [];
  const left = () => entries.filter((entry) => !dismissed.includes(entry));
  const journal = {
    ...world.journal,
    read: async () => ({ records: [], quarantined: left(), complete: true }),
    dismiss: (entry: QuarantinedEntry) => void dismissed.push(entry),
  };
  return { ...(await pageWith([], { world, journal })), dismissed };
}

/** Begins a purchase, which the desk must accept; resolves to its attempt. */
export async function beginIn(desk: PaymentDesk, purchase = guestPurchase, repeatConfirmed = false): Promise<string> {
  const start = await desk.begin(purchase, { repeatConfirmed });
  if (start.kind !== 'started') throw new Error(start.reason);
  return start.attemptId;
}

/** Begins a purchase and opens PayPal, which the shopper may `approve`. */
export async function openIn(desk: PaymentDesk, purchase = guestPurchase, repeatConfirmed = false) {
  const attemptId = await beginIn(desk, purchase, repeatConfirmed);
  const orderId = await desk.createOrder(attemptId);
  return { attemptId, orderId, approve: () => desk.approve(attemptId, orderId), book: () => desk.book(attemptId) };
}

/** Begins, opens PayPal and approves; resolves to what the shopper is told. */
export async function payIn(desk: PaymentDesk, purchase = guestPurchase, repeatConfirmed = false) {
  return (await openIn(desk, purchase, repeatConfirmed)).approve();
}

/** A purchase whose PayPal order exists. Without a world, its buyer is signed in and has an order from before. */
export async function opened(purchase = guestPurchase, world?: World) {
  const used = world ?? new World();
  if (!world) used.user = buyerOf(purchase, ['old']);
  const { desk } = await pageWith([], { world: used });
  const attempt = await openIn(desk, purchase);
  return { world: used, desk, ...attempt, record: () => used.journal.records.get(attempt.attemptId) };
}

/** A purchase that was approved. */
export async function paid(purchase = guestPurchase) {
  const page = await opened(purchase);
  await page.approve();
  return page;
}

/** A purchase that was paid and sent to be booked, which met the first of these faults. */
export async function afterBooking(purchase = guestPurchase, ...faults: Fault[]) {
  const page = await paid(purchase);
  page.world.bookFaults = faults;
  return { ...page, outcome: await page.book() };
}
