import { describe, expect, it } from 'vitest';
import { observable } from '@/lib/version';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { paymentInProgress } from '@/state/payment';
import type { RootState, ThunkExtra } from '@/state/storeTypes';

type Snapshot = ReturnType<PaymentDesk['snapshot']>;

const snapshot = (fields: Partial<Snapshot>) => ({ ready: true, open: null, working: null, ...fields }) as Snapshot;

/** Whether a payment is in progress, with this desk and with PayPal open or not. */
function ask(desk: Pick<PaymentDesk, 'snapshot' | 'subscribe'> | null, payPalOpen = false) {
  const state = { payment: { payPalOpen } } as RootState;
  return paymentInProgress()(undefined as never, () => state, { payment: { desk } } as ThunkExtra);
}

function deskShowing(first: Snapshot) {
  const shown = observable(first);
  return { show: shown.set, snapshot: shown.get, subscribe: shown.subscribe };
}

describe('a payment in progress', () => {
  it('is none without a desk', async () => expect(await ask(null)).toBe(false));

  it('is one in PayPal’s window', async () => expect(await ask(null, true)).toBe(true));

  it('is one that the desk works on', async () => {
    const working = { step: 'capture', since: '2026-01-01T00:00:00.000Z' } as const;
    expect(await ask(deskShowing(snapshot({ working })))).toBe(true);
  });

  it('is unknown until the journal is read', async () => {
    const desk = deskShowing(snapshot({ ready: false }));
    let known: boolean | null = null;
    const asked = ask(desk).then((inProgress) => {
      known = inProgress;
    });
    await Promise.resolve();
    expect(known).toBeNull();
    desk.show(snapshot({}));
    await asked;
    expect(known).toBe(false);
  });
});
