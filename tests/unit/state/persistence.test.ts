// Needs a DOM.
import { describe, expect, it, vi } from 'vitest';
import { languageKey, languageOfferKey } from '@/lib/languages';
import { themeKey } from '@/lib/theme';
import { emailStored } from '@/state/buyNow';
import { makeStore } from '@/state/makeStore';
import { sanitizeState, storeWhenLeft, wipeStorage } from '@/state/persistence';
import { selectUser } from '@/state/userSlice';
import { address, apiAddress, cartItem, product, user } from '../../support/fixtures';

describe('browser storage', () => {
  it('a sign-out wipes the storage but for payments and the device’s theme and language', () => {
    for (const key of ['authToken', 'persist:root', 'payment:a1', themeKey, languageKey, languageOfferKey])
      localStorage.setItem(key, 'x');
    wipeStorage();
    expect(Object.keys(localStorage).sort()).toEqual([languageKey, languageOfferKey, 'payment:a1', themeKey]);
  });
});

const buyNow = { product: product(), quantity: 2, address: null, email: 'guest@example.com' };

it('a later change has a later time, even after the clock was set back', () => {
  const { store } = makeStore();
  const change = (email: string) => {
    store.dispatch(emailStored(email));
    return store.getState().changedAt.buyNow;
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const first = change('a@example.com');
  vi.setSystemTime(first - 3_600_000);
  expect(change('b@example.com')).toBeGreaterThan(first);
  vi.useRealTimers();
});

describe('sanitizeState', () => {
  it('keeps valid slices and drops invalid ones', () =>
    expect(Object.keys(sanitizeState({ user: { current: 7 }, buyNow, checkout: 'x' }))).toEqual(['buyNow']));
  it('repairs single fields of a slice', () =>
    expect(sanitizeState({ buyNow: { ...buyNow, quantity: -4, address: 'here' } }).buyNow).toEqual({
      ...buyNow,
      quantity: 1,
    }));
  it('reads a customer as the API spells one, which an earlier version stored, and as this version stores one', () => {
    const booked = { quantity: 2, price: 27.5 };
    const [tea, gone] = [product(), { _id: 'p9', name: 'Tea' }];
    const stored = {
      myAddresses: [{ _id: 'a1', ...address }],
      myCart: [{ items: [cartItem(tea, 2)] }],
      myOrders: [
        {
          _id: 'o1',
          bookings: [
            {
              _id: 'b1',
              status: 'Shipped',
              total: 105,
              shippingAddress: address,
              bookingAddress: null,
              payment: { method: 'PayPal', paid: 105, transactionId: 'T1' },
              lines: [
                { product: gone, ...booked, total: 55 },
                { product: null, ...booked, total: 0 },
              ],
              shippingDate: '2025-05-01',
              shippingCost: 50,
            },
          ],
        },
      ],
    };
    const sent = {
      myAddresses: [{ _id: 'a1', ...apiAddress }],
      myCart: [{ items: [{ _id: cartItem(tea)._id, productId: tea, quantity: 2 }] }],
      myOrders: [
        {
          _id: 'o1',
          bookings: [
            {
              _id: 'b1',
              OrderStatus: 'Shipped',
              OrderSummary: { Total: 105 },
              shippingAddress: apiAddress,
              payment_info: { paymentType: 'PayPal', amountPaid: 105, transactionId: 'T1' },
              products: [
                { productId: gone, ...booked, total_price: 55 },
                { productId: null, ...booked },
              ],
              shipping_info: { shipping_date: '2025-05-01', shipping_Cost: 50 },
            },
          ],
        },
      ],
    };
    const read = (fields: object) => sanitizeState({ user: { current: { ...user(), ...fields } } }).user;
    expect(read(stored)).toEqual({ current: { ...user(), ...stored }, signedInAt: null, moves: [] });
    expect(read(sent)).toEqual(read(stored));
  });

  it.each([null, 7, 'text', [], { __proto__: { user: {} } }])('ignores %j', (value) =>
    expect(sanitizeState(value)).toEqual({}),
  );
});

describe('the store', () => {
  it('starts when storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockThrow(new DOMException('blocked', 'SecurityError'));
    const { store, rehydrated } = makeStore();
    await rehydrated;
    expect(selectUser(store.getState())).toBeNull();
  });
});

describe('store when left', () => {
  it('what was changed just before the page is left is stored', async () => {
    const { store, rehydrated } = makeStore();
    await rehydrated;
    store.dispatch(storeWhenLeft());
    store.dispatch(emailStored('noor@example.com'));
    expect(localStorage.getItem('persist:root') ?? '').not.toContain('noor@example.com');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('persist:root')).toContain('noor@example.com');
  });
});
