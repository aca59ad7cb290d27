import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseStore, mirrorStore, type RecordStore } from '@/payment/stores';
import { selectBuyNow } from '@/state/buyNow';
import { selectCheckout } from '@/state/checkout';
import { selectUser } from '@/state/userSlice';
import { startBackend } from '../support/backend';
import { expectSoundPage } from '../support/bad/runCases';
import { corruptRecords, corruptRoots, corruptTokens } from '../support/corruptStorage';
import { requestsOf } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { signedIn } from '../support/signedIn';
import { journalOf } from '../unit/payment/memoryStore';
import { guestPurchase } from '../unit/payment/purchases';
import { recordIn } from '../unit/payment/records';

const backend = startBackend();

/** Every nth row of those that render the shop; `npm run test:bad-answers` takes all. */
const rendered = <Row,>(rows: readonly Row[], every: number) =>
  process.env.BAD_ANSWERS === 'all' ? rows : rows.filter((_, place) => place % every === 0);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

// Compiles the pages before the first test waits for them.
beforeAll(async () => {
  await Promise.all([import('@/pages/ProductPage'), import('@/pages/CartPage'), import('@/pages/ReviewPage')]);
}, 120_000);

describe(`persist:root, ${corruptRoots.length} ways`, () => {
  it.each(rendered(corruptRoots, 3))('%s: the shop starts and keeps what can be read', async (_, text, restored) => {
    localStorage.setItem('persist:root', text);
    const { store } = await renderApp('/cart');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expectSoundPage();
    const state = store.getState();
    const found = {
      user: selectUser(state)?._id,
      checkout: selectCheckout(state).shippingOption,
      buyNow: selectBuyNow(state).email,
    };
    expect(found).toEqual({
      user: restored.includes('user') ? '65e000000000000000000001' : undefined,
      checkout: restored.includes('checkout') ? 'Standard' : null,
      buyNow: expect.toSatisfy((email) =>
        restored.includes('buyNow') ? email === 'guest@example.com' || email === '' : email === '',
      ),
    });
    // Restored data must be usable: real addresses, positive quantities.
    const { address, quantity } = selectBuyNow(state);
    expect(address === null || address.city === 'Toronto').toBe(true);
    expect(quantity === 1 || quantity === 2).toBe(true);
  });
});

describe(`authToken, ${corruptTokens.length} ways`, () => {
  it.runIf(process.env.BAD_ANSWERS)(
    'each leads to a new sign-in, none to a call that fails silently',
    { timeout: 90_000 },
    async () => {
      await signedIn('Asha');
      await renderApp('/products/Giloy_Winter_Tablets');
      const heart = await screen.findByRole('button', { name: /^Wishlist: Giloy/ });
      for (const token of corruptTokens) {
        localStorage.setItem('authToken', token);
        fireEvent.click(heart);
        expect(
          await screen.findByRole('dialog', { name: 'Sign in' }),
          JSON.stringify(token.slice(0, 40)),
        ).toBeVisible();
        expectSoundPage();
        fireEvent.click(screen.getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      }
      expect(requestsOf(backend, 'wishlist')).toHaveLength(corruptTokens.length);
    },
  );
});

describe(`the payment journal, ${corruptRecords.length} ways in each store`, () => {
  const journalOn = (store: RecordStore) => journalOf([store]);
  const paid = { ...recordIn('CAPTURED', guestPurchase) };
  const other = recordIn('CAPTURED', undefined, 'a2');

  it.each(corruptRecords)('%s in IndexedDB is quarantined, and other payments are read', async (_, corrupt) => {
    const journal = journalOn(databaseStore());
    await journal.write(other, false);
    const database = await openDB('payments', 1);
    await database.put('records', corrupt(paid), 'a1');
    database.close();
    const { records, quarantined } = await journal.read();
    expect(records.map(({ attemptId }) => attemptId)).toEqual(['a2']);
    expect(quarantined.map(({ attemptId }) => attemptId)).toEqual(['a1']);
  });

  it.each(corruptRecords)('%s in local storage is quarantined, and other payments are read', async (_, corrupt) => {
    await mirrorStore().putNewer(other);
    localStorage.setItem('payment:a1', JSON.stringify(corrupt(paid)) ?? '');
    const { records, quarantined } = await journalOn(mirrorStore()).read();
    expect(records.map(({ attemptId }) => attemptId)).toEqual(['a2']);
    expect(quarantined.map(({ attemptId }) => attemptId)).toEqual(['a1']);
  });

  // The tests above say which records are read.
  it.each(rendered(corruptRecords, 12))('%s: the shop starts and names the payment', async (_, corrupt) => {
    localStorage.setItem('payment:a1', JSON.stringify(corrupt(paid)) ?? '');
    await renderApp('/orders/review');
    expect(await screen.findByRole('heading', { level: 2, name: 'We couldn’t read an earlier payment' })).toBeVisible();
    expectSoundPage();
  });
});
