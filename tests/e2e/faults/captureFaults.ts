import { expect } from '../support/shopTest';
import { guest } from './flows';
import { type FaultRow, once } from './row';
import {
  expectBooked,
  expectFreeToTryAgain,
  expectNothingCharged,
  moneyOf,
  openPayPal,
  pay,
  type Shopper,
  sentOf,
} from './shopper';

/** The capture is retried automatically, then booked once. */
const repeated = (fault: string, title: string, kind: Parameters<typeof once>[1]): FaultRow => ({
  fault,
  title: `capture ${title}: the same order again, booked once`,
  faults: () => [once('captureOrder', kind)],
  run: async (shopper) => {
    await pay(shopper.page);
    await expectBooked(shopper);
    const sent = await sentOf(shopper, 'captureOrder');
    expect(sent.length).toBe(2);
    expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
  },
});

const refused = (fault: string, kind: Parameters<typeof once>[1], core: FaultRow['core'] = []): FaultRow => ({
  fault,
  core,
  title: `capture response ${kind}: the contract’s text, nothing booked`,
  faults: () => [once('captureOrder', kind)],
  run: async (shopper) => {
    await pay(shopper.page);
    await expect(shopper.page.getByText(/Sorry, your transaction could not be processed\.\.\./)).toBeVisible();
    await expectFreeToTryAgain(shopper);
  },
});

const noted = (fault: string, kind: Parameters<typeof once>[1], note: RegExp): FaultRow => ({
  fault,
  title: `capture response ${kind}: booked, with a note`,
  faults: () => [once('captureOrder', kind)],
  run: async (shopper) => {
    await pay(shopper.page);
    await expectBooked(shopper);
    await expect(shopper.page.getByText(note)).toBeVisible();
    const { captures } = await moneyOf(shopper);
    await expect(shopper.page.getByText(captures[0]?.id ?? '?').first()).toBeVisible();
  },
});

async function declineCard({ page }: Shopper, times: number) {
  const sheet = await openPayPal(page);
  for (let card = 0; card < times; card += 1) {
    await sheet.getByRole('button', { name: 'Decline card' }).click();
    await expect(sheet.getByText('Your card was declined')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'false');
  }
  return sheet;
}

/** Faults 14 to 23. */
export const captureFaults: readonly FaultRow[] = [
  repeated('14', 'dropped before it arrived', 'dropped'),
  repeated('15', 'done, its response lost', 'response-lost'),
  repeated('16a', 'responded with 500', '500'),
  repeated('16b', 'done, responded with 500', '500-after'),
  repeated('17a', 'done, responded with cut JSON', 'malformed'),
  repeated('17b', 'done, responded with another shape', 'wrong-shape'),
  repeated('17c', 'responded with a page', 'html'),
  repeated('17d', 'responded with an empty body', 'empty'),
  {
    fault: '18',
    title: 'card declined, then another one: captured and booked once',
    run: async (shopper) => {
      const sheet = await declineCard(shopper, 1);
      await expectNothingCharged(shopper);
      await sheet.getByRole('button', { name: 'Approve payment' }).click();
      await expectBooked(shopper);
    },
  },
  {
    fault: '19',
    title: 'card declined three times, then cancelled: retrying works',
    run: async (shopper) => {
      const sheet = await declineCard(shopper, 3);
      await sheet.getByRole('button', { name: 'Cancel' }).click();
      await expectFreeToTryAgain(shopper);
    },
  },
  refused('20a', 'details', [guest]),
  refused('20b', 'status-declined'),
  refused('20c', 'status-failed'),
  noted('21', 'status-pending', /PayPal is reviewing your payment/),
  noted('22a', 'amount-differs', /charged a different amount/),
  noted('22b', 'currency-differs', /charged a different amount/),
  {
    fault: '23',
    title: 'capture gets a 429 with Retry-After: the same order again, not before the second is over',
    faults: () => [once('captureOrder', '429')],
    run: async (shopper) => {
      await pay(shopper.page);
      await expectBooked(shopper);
      const sent = await sentOf(shopper, 'captureOrder');
      expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
      const [first, second, ...more] = sent.map(({ at }) => Date.parse(at));
      expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1000);
      expect(more).toEqual([]);
    },
  },
];
