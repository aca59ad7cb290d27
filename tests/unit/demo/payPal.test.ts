import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FaultKind } from '@/demo/server/faults';
import { bases, outcome, startBackend } from './backend';
import { exactPayPalRefusal } from './exactResponses';

const { payment } = bases;

describe('the payment host', () => {
  const capture = (backend: ReturnType<typeof startBackend>, id: string) =>
    backend.request('POST', `${payment}/api/orders/${id}/capture`);

  it('captures an approved order once, and reports a repetition without the capture', async () => {
    const backend = startBackend();
    const id = await backend.approvedOrder('123.40');
    const first = await outcome(await capture(backend, id));
    const [captured] = first.body.purchase_units[0].payments.captures;
    expect(captured).toMatchObject({ status: 'COMPLETED', amount: { value: '123.40', currency_code: 'CAD' } });
    const second = await outcome(await capture(backend, id));
    expect(second.status).toBe(422);
    expect(v.parse(exactPayPalRefusal, second.body).details[0]?.issue).toBe('ORDER_ALREADY_CAPTURED');
  });

  it('captures nothing without an approval', async () => {
    const backend = startBackend();
    const body = { product: { description: 'Tea', price: '95.00' } };
    const { id } = await (await backend.request('POST', `${payment}/api/orders`, { body })).json();
    expect(id).toMatch(/^[A-Z\d]{17}$/);
    expect((await outcome(await capture(backend, id))).body.details[0].issue).toBe('ORDER_NOT_APPROVED');
  });

  it('refuses one capture for a declined card', async () => {
    const backend = startBackend();
    const id = await backend.approvedOrder();
    await backend.request('POST', `${payment}/stand-in/orders/${id}/decline`);
    expect((await outcome(await capture(backend, id))).body.details[0].issue).toBe('INSTRUMENT_DECLINED');
    expect((await capture(backend, id)).status).toBe(200);
  });

  it.each([95, '95', '95.0', 'much', undefined])('rejects the price %s', async (price) => {
    const { request } = startBackend();
    const response = await request('POST', `${payment}/api/orders`, {
      body: { product: { description: 'Tea', price } },
    });
    expect(response.status).toBe(422);
  });
});

describe('a fault of the capture', () => {
  async function captured(kind: FaultKind) {
    const backend = startBackend();
    const id = await backend.approvedOrder();
    await backend.setFaults([{ call: 'captureOrder', kind, times: 1 }]);
    const address = `${bases.payment}/api/orders/${id}/capture`;
    const body = await (await backend.request('POST', address)).json();
    const stored = await backend.store.read((state) => state.payPalOrders[id]?.capture);
    return { capture: body.purchase_units?.[0].payments.captures[0], issue: body.details?.[0].issue, stored };
  }

  it.each([
    ['declined', { issue: 'INSTRUMENT_DECLINED' }],
    ['details', { issue: 'TRANSACTION_REFUSED' }],
    ['status-declined', { capture: { status: 'DECLINED' } }],
    ['status-failed', { capture: { status: 'FAILED' } }],
  ] as const)('%s moves no money', async (kind, expected) => {
    expect(await captured(kind)).toMatchObject({ ...expected, stored: null });
  });

  it.each([
    ['status-pending', { status: 'PENDING' }],
    ['amount-differs', { amount: { value: '96.00', currency_code: 'CAD' } }],
    ['currency-differs', { amount: { value: '95.00', currency_code: 'USD' } }],
  ] as const)('%s moves the money nevertheless', async (kind, expected) => {
    const { capture, stored } = await captured(kind);
    expect(capture).toMatchObject(expected);
    expect(stored).toEqual(capture);
  });
});

describe('a fault of the PayPal script', () => {
  async function script(kind: FaultKind) {
    const { request, setFaults } = startBackend();
    await setFaults([{ call: 'payPalSdk', kind, times: 1 }]);
    return request('GET', `${bases.payPalSdk}?client-id=x&currency=CAD`);
  }

  it('can block its request', async () => expect((await script('blocked')).type).toBe('error'));

  it('can replace it with a web page', async () =>
    expect((await script('html')).headers.get('Content-Type')).toContain('text/html'));

  it('can be passed to it as its mode', async () =>
    expect(await (await script('render-rejects')).text()).toBe(
      'const base = "https://pay.demo.test"; const mode = "render-rejects";',
    ));
});
