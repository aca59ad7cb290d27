import { describe, expect, it, vi } from 'vitest';
import type { PurchaseToPay } from '@/payment/purchase';
import { cartPurchase, guestPurchase } from '../purchases';
import { violation } from './play';
import { scheduleCount, spread } from './schedule';

// Records are validated some forty times per schedule: memoised.
vi.mock(import('@/payment/storedRecord'), async (original) => {
  const module = await original();
  const read = new WeakMap<object, ReturnType<typeof module.readEntry>>();
  return {
    ...module,
    readEntry: (attemptId, raw) => {
      const known = typeof raw === 'object' && raw !== null ? read.get(raw) : undefined;
      const entry = known ?? module.readEntry(attemptId, raw);
      if (typeof raw === 'object' && raw !== null) read.set(raw, entry);
      return entry;
    },
  };
});

/** The first five. */
async function violations(count: number, purchase: PurchaseToPay): Promise<string[]> {
  const found: string[] = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const schedule of spread(count)) {
    const text = await violation(schedule, purchase);
    if (text) found.push(`${text}: ${JSON.stringify(schedule)}`);
    if (found.length === 5) break;
  }
  return found;
}

const schedules = Number(process.env.MODEL_SCHEDULES ?? 200);

describe('a purchase under random faults', () => {
  it.each([
    ['guest', guestPurchase],
    ['customer', cartPurchase],
  ])(
    'a %s pays at most once, gets one order, and sees what is open',
    async (_, purchase) => {
      expect(scheduleCount).toBeGreaterThan(schedules);
      expect(await violations(schedules, purchase)).toEqual([]);
    },
    100_000 + 30 * schedules,
  );
});
