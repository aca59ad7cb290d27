import { describe, expect, it } from 'vitest';
import { createPaymentDesk } from '@/payment/paymentDesk';
import type { Ports } from '@/payment/ports';
import type { PurchaseToPay } from '@/payment/snapshot';
import { cartPurchase, guestPurchase } from './purchases';
import { type Fault, faults, World } from './world';

interface Schedule {
  readonly capture: readonly Fault[];
  readonly book: readonly Fault[];
}

function* sequences(length: number): Generator<Fault[]> {
  if (length === 0) yield [];
  else for (const rest of sequences(length - 1)) for (const fault of faults) yield [...rest, fault];
}

/** Every way to spread up to `most` faults over the captures and the bookings, in every order. */
function* schedules(most: number): Generator<Schedule> {
  for (let count = 0; count <= most; count += 1)
    for (const mix of sequences(count))
      for (let split = 0; split <= count; split += 1) yield { capture: mix.slice(0, split), book: mix.slice(split) };
}

type Wiring = (ports: Ports, world: World) => Ports;
const asIs: Wiring = (ports) => ports;

/** Lives of the page one after another until one ends without a crash. The first one pays, the others only come back. */
async function livesOf(world: World, purchase: PurchaseToPay, wiring: Wiring) {
  for (let life = 0; ; life += 1) {
    const crashed = new Promise<'crashed'>((resolve) => {
      world.tellCrash = () => resolve('crashed');
    });
    // A tab that died has let go of its locks.
    world.locks = new World().locks;
    const desk = createPaymentDesk(wiring(world.ports(), world));
    const ended = await Promise.race([crashed, life === 0 ? pay(desk, purchase) : comeBack(desk, world)]);
    if (ended !== 'crashed') return desk;
  }
}

type Desk = ReturnType<typeof createPaymentDesk>;

async function pay(desk: Desk, purchase: PurchaseToPay): Promise<'ended'> {
  await desk.resumeAll();
  const start = await desk.begin(purchase);
  if (start.kind !== 'begun') throw new Error('nothing is in the way of the first attempt');
  const approval = await desk.approve(start.attemptId, await desk.createOrder(start.attemptId));
  if (approval.kind === 'captured') await desk.book(start.attemptId);
  return 'ended';
}

async function comeBack(desk: Desk, world: World): Promise<'ended'> {
  await desk.resumeAll();
  if (world.user) world.signIn();
  await desk.resumeAll();
  return 'ended';
}

/** What went wrong in one schedule; '' when the three invariants held. */
async function violation(schedule: Schedule, purchase: PurchaseToPay, wiring = asIs): Promise<string> {
  const world = new World();
  if (purchase.buyer.kind === 'customer') world.user = { userId: 'u1', orders: [], signedInAt: null };
  world.captureFaults = [...schedule.capture];
  world.bookFaults = [...schedule.book];
  let desk = await livesOf(world, purchase, wiring);
  // The next visit, and a sign-in: nobody taps anything.
  for (let visit = 0; visit < 2; visit += 1) {
    desk = createPaymentDesk(wiring(world.ports(), world));
    const crashed = new Promise<'crashed'>((resolve) => {
      world.tellCrash = () => resolve('crashed');
    });
    if ((await Promise.race([crashed, comeBack(desk, world)])) === 'crashed') {
      world.locks = new World().locks;
      visit -= 1;
    }
  }
  if (world.moneyMoved > 1) return `money moved ${world.moneyMoved} times`;
  if (world.bookedUnasked > 1) return `booked ${world.bookedUnasked} times unasked`;
  const { open, done } = desk.snapshot();
  if (world.moneyMoved === 1 && !open && !done) return 'money moved, nothing booked, nothing shown';
  if (done && world.booked.length === 0) return 'shown as booked, but it is not';
  if (done && open) return 'shown as booked and as open';

  // The faults are over and the shopper taps: it ends as an order.
  world.captureFaults = [];
  world.bookFaults = [];
  world.tapped = true;
  if (world.user) world.signIn();
  if (open) await desk.checkAndSendAgain(open.attemptId);
  if (world.moneyMoved > 1) return 'money moved again after the tap';
  if (world.moneyMoved === 1 && !(desk.snapshot().done && !desk.snapshot().open)) return 'a tap did not settle it';
  if (purchase.buyer.kind === 'customer' && world.booked.length > 1) return 'a customer was booked twice by a tap';
  if (world.moneyMoved === 0 && (await desk.begin(purchase)).kind !== 'begun') return 'not charged, but locked out';
  return '';
}

async function violations(most: number, purchase: PurchaseToPay, wiring = asIs) {
  const found: string[] = [];
  let count = 0;
  for (const schedule of schedules(most)) {
    count += 1;
    const text = await violation(schedule, purchase, wiring);
    if (text) found.push(`${JSON.stringify(schedule)}: ${text}`);
  }
  return { count, found };
}

/** The fault that the protocol forbids: an unclear booking is sent again at once. */
const blindRepeat: Wiring = (ports) => ({
  ...ports,
  book: async (booking) => {
    const answer = await ports.book(booking);
    const unclear = 'error' in answer && !(answer.error.kind === 'http' && answer.error.status < 500);
    return unclear ? ports.book(booking) : answer;
  },
});

/** Another one: a capture whose answer was lost counts as not charged. */
const shortMemory: Wiring = (ports) => ({
  ...ports,
  captureOrder: async (orderId) => {
    const answer = await ports.captureOrder(orderId);
    return 'error' in answer
      ? { data: { purchase_units: [], details: [{ issue: 'FAILED', description: '' }], debug_id: '' } }
      : answer;
  },
});

describe('every mix of up to four faults', () => {
  it('a guest: captured at most once, booked by itself at most once, captured means booked or shown', async () => {
    const { count, found } = await violations(4, guestPurchase);
    expect(found.slice(0, 5)).toEqual([]);
    expect(count).toBeGreaterThan(20_000);
  }, 120_000);

  it('a customer: the same, and after a fresh sign-in a tap never books twice: the orders are looked through first', async () => {
    const { count, found } = await violations(3, cartPurchase);
    expect(found.slice(0, 5)).toEqual([]);
    expect(count).toBeGreaterThan(2000);
  }, 60_000);

  it('the check catches a booking that is repeated blindly', async () => {
    const { found } = await violations(1, guestPurchase, blindRepeat);
    expect(found.some((text) => text.includes('booked 2 times unasked'))).toBe(true);
  });

  it('the check catches a lost capture that is taken for a refusal', async () => {
    const { found } = await violations(1, guestPurchase, shortMemory);
    expect(found.some((text) => text.includes('nothing shown'))).toBe(true);
  });
});

describe('the page dies at any write of the journal', () => {
  it.each([guestPurchase, cartPurchase])(
    '$buyer.kind: before or after it, with one more fault',
    async (purchase) => {
      const found: string[] = [];
      for (let write = 1; write <= 8; write += 1)
        for (const when of ['before', 'after'] as const)
          for (const schedule of schedules(1)) {
            let writes = 0;
            const dying: Wiring = (ports, world) => ({
              ...ports,
              journal: {
                ...ports.journal,
                write: async (record) => {
                  writes += 1;
                  if (writes !== write || world.tapped) return ports.journal.write(record);
                  if (when === 'after') await ports.journal.write(record);
                  world.tellCrash();
                  return new Promise<never>(() => {});
                },
              },
            });
            const text = await violation(schedule, purchase, dying);
            if (text) found.push(`${write} ${when} ${JSON.stringify(schedule)}: ${text}`);
          }
      expect(found.slice(0, 5)).toEqual([]);
    },
    60_000,
  );
});
