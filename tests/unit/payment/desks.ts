import type { OrderEntry } from '@/contract/order';
import type { Ports, ShopUser } from '@/payment/browser';
import { createPaymentDesk, type PaymentDesk } from '@/payment/paymentDesk';
import type { PurchaseToPay } from '@/payment/purchase';
import type { PaymentRecord } from '@/payment/record';
import { guestPurchase } from './purchases';
import { World } from './world';

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

/** Begins a purchase, which the desk must accept; resolves to its attempt. */
export async function beginIn(desk: PaymentDesk, purchase = guestPurchase, repeatConfirmed = false): Promise<string> {
  const start = await desk.begin(purchase, { repeatConfirmed });
  if (start.kind !== 'started') throw new Error(start.reason);
  return start.attemptId;
}

/** Begins, opens PayPal and approves; resolves to what the shopper is told. */
export async function payIn(desk: PaymentDesk, purchase = guestPurchase, repeatConfirmed = false) {
  const attemptId = await beginIn(desk, purchase, repeatConfirmed);
  return desk.approve(attemptId, await desk.createOrder(attemptId));
}

/** A purchase whose PayPal order exists. Without a world, its buyer is signed in and has an order from before. */
export async function opened(purchase = guestPurchase, world?: World) {
  const used = world ?? new World();
  if (!world) used.user = buyerOf(purchase, ['old']);
  const { desk } = await pageWith([], { world: used });
  const attemptId = await beginIn(desk, purchase);
  const orderId = await desk.createOrder(attemptId);
  const approve = () => desk.approve(attemptId, orderId);
  return { world: used, desk, attemptId, orderId, approve, record: () => used.journal.records.get(attemptId) };
}

/** A purchase that was approved. */
export async function paid(purchase = guestPurchase, world?: World) {
  const page = await opened(purchase, world);
  const approval = await page.approve();
  return { ...page, approval };
}
