import { describe, expect, it } from 'vitest';
import type { Fault } from '@/demo/server/faults';
import { bases, startBackend } from './backend';

const order = { product: { description: 'Tea', price: '95.00' } };

async function struck(fault: Omit<Fault, 'call' | 'times'>) {
  const backend = startBackend();
  await backend.setFaults([{ call: 'createOrder', times: 1, ...fault }]);
  const response = await backend.request('POST', `${bases.payment}/api/orders`, { body: order });
  const orders = await backend.store.read((state) => Object.keys(state.payPalOrders).length);
  return { response, orders };
}

describe('a fault', () => {
  it.each([
    ['dropped', 0, 0],
    ['response-lost', 0, 1],
    ['500', 500, 0],
    ['500-after', 500, 1],
    ['html', 200, 0],
    ['empty', 200, 0],
    ['malformed', 200, 1],
    ['wrong-shape', 200, 1],
    ['401', 401, 0],
    ['403', 403, 0],
    ['404', 404, 0],
    ['429', 429, 0],
  ] as const)('%s responds with status %i after %i changes', async (kind, status, changes) => {
    const { response, orders } = await struck({ kind });
    expect({ status: response.status, orders }).toEqual({ status, orders: changes });
  });

  it('truncates a response into invalid JSON', async () => {
    const { response } = await struck({ kind: 'malformed' });
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('sends Retry-After with a 429', async () => {
    expect((await struck({ kind: '429' })).response.headers.get('Retry-After')).toBe('1');
  });

  it('responds with any requested status', async () => {
    const { response } = await struck({
      kind: 'response',
      response: { status: 418, body: 'teapot', contentType: 'text/plain' },
    });
    expect([response.status, await response.text()]).toEqual([418, 'teapot']);
  });

  it('applies as often as set, in the given order', async () => {
    const { request, setFaults } = startBackend();
    await setFaults([
      { call: 'getProducts', kind: '500', times: 2 },
      { call: '*', kind: '404', times: 1 },
    ]);
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push((await request('GET', `${bases.api}/product/getProducts`)).status);
    expect(statuses).toEqual([500, 500, 404, 200]);
  });

  it('applies to its own call until it is cleared', async () => {
    const { request, setFaults } = startBackend();
    await setFaults([{ call: 'getProducts', kind: '500', times: 'always' }]);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await request('GET', `${bases.api}/product/getProducts`)).status).toBe(500);
    expect((await request('GET', `${bases.api}/product/searchproduct?search=tea`)).status).toBe(200);
  });

  it('delays the call', async () => {
    const { request, setFaults } = startBackend();
    await setFaults([{ call: '*', kind: 'slow', times: 1, ms: 60 }]);
    const start = performance.now();
    expect((await request('GET', `${bases.api}/product/getProducts`)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(50);
  });
});
