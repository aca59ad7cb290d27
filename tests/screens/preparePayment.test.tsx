import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { preparePayment, usePayment } from '@/features/payment/usePayment';
import { PaymentTextError } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { selectPurchase } from '@/state/checkout';
import { makeStore } from '@/state/makeStore';
import { selectPaymentMessage, selectPayPalOpen } from '@/state/payment';
import { startBackend } from '../support/backend';
import {
  address,
  cartItem,
  optionsChosen,
  product,
  stock,
  storedAddress,
  storedProducts,
  user,
} from '../support/fixtures';
import { storeSlices } from '../support/renderApp';

const backend = startBackend();

/** PayPal's onClick on the review page, for a guest's stored Buy Now product. */
async function pressPayPal(quantity: number, desk: Partial<PaymentDesk> = {}) {
  const oil = product({ price: 60, oprice: 60, stockSize: 10 });
  storeSlices({
    buyNow: { product: oil, quantity, address, email: 'noor@example.com' },
    checkout: { ...optionsChosen, totalAmount: null },
  });
  storedProducts.clear();
  const { store, rehydrated } = makeStore();
  await rehydrated;
  const begin = vi.fn<PaymentDesk['begin']>(() => Promise.reject(new Error('PayPal must not open')));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => usePayment({ begin, ...desk } as unknown as PaymentDesk), { wrapper });
  return { store, result, begin, unmount };
}

it('a stock that fell from 10 to 2 keeps PayPal closed and shows the new total', async () => {
  await stock(backend, [product({ price: 60, oprice: 60, stockSize: 2 })]);
  const { store, result, begin } = await pressPayPal(10);
  expect(await result.current.begin()).toBe(false);
  expect(selectPurchase(store.getState())?.lines).toMatchObject([{ quantity: 2, requested: 10 }]);
  await waitFor(() =>
    expect(selectPaymentMessage(store.getState())?.text).toMatch(
      /^Ashwagandha Root: only 2 left\. We set your quantity to 2\. The total is now CA\$170\.00\./,
    ),
  );
  expect(begin).not.toHaveBeenCalled();
});

it('fewer goods for the same total keep PayPal closed', async () => {
  await stock(backend, [product({ price: 120, oprice: 120, stockSize: 1 })]);
  const { store, result, begin } = await pressPayPal(2);
  expect(await result.current.begin()).toBe(false);
  expect(selectPaymentMessage(store.getState())?.text).toMatch(/^Ashwagandha Root: .* The total is now CA\$170\.00\./);
  expect(begin).not.toHaveBeenCalled();
});

it('a lower stock that leaves too little for the minimum order is named beside the minimum', async () => {
  await stock(backend, [product({ price: 60, oprice: 36, stockSize: 1 })]);
  const { store, result } = await pressPayPal(2);
  expect(await result.current.begin()).toBe(false);
  expect(selectPaymentMessage(store.getState())?.text).toMatch(
    /^Ashwagandha Root: price changed from CA\$60\.00 to CA\$36\.00, only 1 left\..* Your order is CA\$14\.00 below the minimum\.$/,
  );
});

it('a product of the cart that sold out is called out of stock, not unavailable', async () => {
  const [oil, tea] = [
    product({ price: 60, oprice: 60 }),
    product({ _id: 't2', name: 'Tulsi Tea', price: 9, oprice: 9 }),
  ];
  await stock(backend, [oil, { ...tea, stockSize: 0 }]);
  const current = user({
    myCart: [{ items: [cartItem(oil), { ...cartItem(tea), _id: 'line2' }] }],
    myAddresses: [storedAddress],
  });
  storeSlices({ user: { current }, checkout: { ...optionsChosen, selectedAddress: storedAddress, totalAmount: null } });
  storedProducts.clear();
  const { store, rehydrated } = makeStore();
  await rehydrated;
  const preparation = store.dispatch(preparePayment({} as PaymentDesk, { shownTotal: 11_900, repeatConfirmed: false }));
  const text = 'Tulsi Tea: out of stock. The total is now CA$110.00. Review your order before paying.';
  expect(await preparation).toEqual({ kind: 'stopped', text });
});

it.each([
  ['a 404', undefined],
  ['`result: null`', { status: 200, body: '{"result":null,"relatedProducts":[]}' }],
])('a deleted product (%s) keeps PayPal closed', async (_, response) => {
  await stock(backend, []);
  if (response) await backend.fail({ call: 'getProduct', kind: 'response', times: 'always', response: response });
  else await backend.fail({ call: 'getProduct', kind: '404', times: 'always' });
  const { store, result, begin } = await pressPayPal(1);
  expect(await result.current.begin()).toBe(false);
  expect(selectPurchase(store.getState())).toBeNull();
  expect(selectPaymentMessage(store.getState())?.text).toEqual(expect.stringContaining('no longer available'));
  expect(begin).not.toHaveBeenCalled();
  // Also in storage, so that no other tab has it any more.
  await waitFor(() => expect(localStorage.getItem('persist:root')).not.toContain('Ashwagandha Root'));
});

it('a product that has sold out is reported even if the review page has closed by then', async () => {
  await stock(backend, [product({ price: 60, oprice: 60, stockSize: 0 })]);
  const { store, result, unmount } = await pressPayPal(1);
  const preparing = result.current.begin();
  unmount();
  expect(await preparing).toBe(false);
  expect(selectPaymentMessage(store.getState())?.text).toContain('no longer available');
});

it('a renamed product is still sold, and one that cannot be read again stays as shown', async () => {
  await stock(backend, [product({ name: 'Ashwagandha Powder', price: 60, oprice: 60, stockSize: 10 })]);
  await backend.fail({ call: 'getProduct', kind: '404', times: 1 }, { call: 'getProduct', kind: 'dropped', times: 1 });
  const { store, result, begin } = await pressPayPal(1);
  begin.mockResolvedValue({ kind: 'refused', reason: 'blocked' } as never);
  await result.current.begin();
  expect(selectPurchase(store.getState())?.lines).toMatchObject([{ name: 'Ashwagandha Powder' }]);
  await result.current.begin();
  expect(selectPurchase(store.getState())?.lines).toHaveLength(1);
  expect(begin).toHaveBeenCalledTimes(2);
});

describe('an error of PayPal’s script (fault 69)', () => {
  const said = 'Could not initiate PayPal Checkout... zoid destroyed';

  async function opened(desk: Partial<PaymentDesk>) {
    await stock(backend, [product({ price: 60, oprice: 60, stockSize: 10 })]);
    const cancel = vi.fn<PaymentDesk['cancel']>(async () => true);
    const { store, result, unmount } = await pressPayPal(1, {
      begin: async () => ({ kind: 'started', attemptId: 'a1' }),
      approve: () => new Promise(() => {}),
      cancel,
      ...desk,
    });
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await result.current.begin()).toBe(true);
    return {
      cancel,
      unmount,
      isOpen: () => selectPayPalOpen(store.getState()),
      approve: () => act(async () => void result.current.approve('PP-1', () => {})),
      createOrder: () => result.current.createOrder(),
      fail: (error: unknown = new Error('zoid destroyed')) => result.current.handleError(error),
      text: () => selectPaymentMessage(store.getState())?.text,
    };
  }

  it('is shown in its own words where nothing was approved, until something is', async () => {
    const { approve, fail, text } = await opened({});
    await fail();
    expect(text()).toBe(said);
    await approve();
    expect(text()).toBeUndefined();
  });

  it('closes nothing and says nothing during an approval', async () => {
    const { approve, cancel, fail, text } = await opened({});
    await approve();
    await fail();
    expect(text()).toBeUndefined();
    expect(cancel).not.toHaveBeenCalled();
  });

  it('says nothing over an approval that begins while the attempt is being closed', async () => {
    let closed = (_: boolean) => {};
    const closing = new Promise<boolean>((resolve) => {
      closed = resolve;
    });
    const { approve, fail, text } = await opened({ cancel: () => closing });
    const failing = fail();
    await approve();
    closed(true);
    await failing;
    expect(text()).toBeUndefined();
  });

  it('says nothing once the attempt can no longer be closed unpaid', async () => {
    const { approve, fail, text } = await opened({
      approve: async () => ({ kind: 'gone', text: '' }),
      cancel: async () => false,
    });
    await approve();
    await fail();
    expect(text()).toBe('');
  });

  it.each([
    [new Error('quota exceeded'), 'quota exceeded'],
    ['window closed', 'window closed'],
    [null, 'No reason was given.'],
  ])('the specified text carries the error: %s', async (error, reason) => {
    const refused = await opened({ createOrder: () => Promise.reject(error) });
    await expect(refused.createOrder()).rejects.toBe(error);
    const broken = await opened({});
    await broken.fail(error);
    for (const { text } of [refused, broken]) expect(text()).toBe(`Could not initiate PayPal Checkout... ${reason}`);
  });

  it('does not replace the reason of a refused order', async () => {
    const refusal = new PaymentTextError('Could not initiate PayPal Checkout... No order.');
    const { createOrder, fail, text } = await opened({ createOrder: () => Promise.reject(refusal) });
    await expect(createOrder()).rejects.toThrow(refusal);
    await fail(new Error('zoid destroyed'));
    expect(text()).toBe(refusal.message);
  });

  it.each([
    ['comes', () => Promise.resolve('PP-1')],
    ['fails', () => Promise.reject(new Error('no order'))],
  ])('a page that was left before PayPal’s order %s opens nothing and says nothing', async (outcome, order) => {
    const { createOrder, cancel, isOpen, text, unmount } = await opened({ createOrder: order });
    const creating = createOrder();
    unmount();
    await expect(creating).rejects.toThrow();
    expect(isOpen()).toBe(false);
    expect(text()).toBeUndefined();
    expect(cancel).toHaveBeenCalledTimes(outcome === 'comes' ? 1 : 0);
  });
});
