import { expect, it } from 'vitest';
import type { JournalContent } from '@/payment/journal/journal';
import { makePaymentView } from '@/payment/paymentView';
import { guestPurchase } from './purchases';
import { at, recordIn } from './records';

it('a slow reading of the journal does not replace what a later one has shown', async () => {
  const answers: ((content: JournalContent) => void)[] = [];
  const view = makePaymentView({
    journal: {
      read: () => new Promise((resolve) => answers.push(resolve)),
      write: async () => 'won',
      remove: async () => {},
      onComplete: () => () => {},
    },
    currentUser: () => null,
    now: () => new Date(at),
  });
  const content = (state: 'CAPTURED' | 'DONE') => ({
    records: [recordIn(state, guestPurchase)],
    quarantined: [],
    complete: true,
  });
  const readings = [view.refresh(), view.refresh()];
  answers[1]?.(content('DONE'));
  await readings[1];
  expect(view.snapshot().done?.state).toBe('DONE');
  answers[0]?.(content('CAPTURED'));
  expect((await readings[0])?.records[0]?.state).toBe('CAPTURED');
  expect(view.snapshot().done?.state).toBe('DONE');
  expect(view.snapshot().open).toBeNull();
});
