import { approve } from '../support/guestCheckout';
import { expect } from '../support/shopTest';
import { guest } from './flows';
import { type FaultRow, type Kind, once } from './row';
import type { Shopper } from './shopper';

/** The capture is retried automatically, then booked once. */
const repeated = (fault: string, title: string, kind: Kind): FaultRow => ({
  fault,
  title: `capture ${title}: the same order again, booked once`,
  faults: () => [once('captureOrder', kind)],
  run: async (shopper) => {
    await shopper.buy();
    const sent = await shopper.sent('captureOrder');
    expect(sent.length).toBe(2);
    expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
  },
});

const refused = (fault: string, kind: Kind, core: FaultRow['core'] = []): FaultRow => ({
  fault,
  core,
  title: `capture response ${kind}: the contract’s text, nothing booked`,
  faults: () => [once('captureOrder', kind)],
  run: async (shopper, page) => {
    await shopper.pay();
    await expect(page.getByText(/Sorry, your transaction could not be processed\.\.\./)).toBeVisible();
    await shopper.expectFreeToTryAgain();
  },
});

const noted = (fault: string, kind: Kind, note: RegExp): FaultRow => ({
  fault,
  title: `capture response ${kind}: booked, with a note`,
  faults: () => [once('captureOrder', kind)],
  run: async (shopper, page) => {
    await shopper.buy();
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByText(await shopper.captureId()).first()).toBeVisible();
  },
});

async function declineCard(shopper: Shopper, times: number) {
  const sheet = await shopper.openPayPal();
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
      await shopper.expectNothingCharged();
      await approve(sheet);
      await shopper.expectBooked();
    },
  },
  {
    fault: '19',
    title: 'card declined three times, then cancelled: retrying works',
    run: async (shopper) => {
      const sheet = await declineCard(shopper, 3);
      await sheet.getByRole('button', { name: 'Cancel' }).click();
      await shopper.expectFreeToTryAgain();
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
      await shopper.buy();
      const sent = await shopper.sent('captureOrder');
      expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
      const [first, second, ...more] = sent.map(({ at }) => Date.parse(at));
      expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1000);
      expect(more).toEqual([]);
    },
  },
];
