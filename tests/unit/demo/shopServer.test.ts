import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ShopServer, startShopServer } from '../../support/server/startShopServer';

let server: ShopServer;
const origin = 'http://localhost:4173';

beforeAll(async () => {
  server = await startShopServer({ products: 24 });
});
afterAll(() => server.stop());
beforeEach(() => control('POST', 'reset', { products: 24 }));

function control(method: string, name: string, body?: unknown) {
  return fetch(`${server.urls.api}/__test/${name}`, { method, body: body === undefined ? null : JSON.stringify(body) });
}

function logIn() {
  return fetch(`${server.urls.api}/users/log-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'asha@demo.example', password: 'asha-likes-tulsi' }),
  });
}

it('allows no credentials on the payment host and the geocoder', async () => {
  for (const base of [`${server.urls.payment}/api/orders/x/capture`, `${server.urls.geocoder}/K1A0B1`]) {
    const response = await fetch(base, {
      method: base.endsWith('capture') ? 'POST' : 'GET',
      headers: { Origin: origin },
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false);
  }
});

it('breaks the connection for a dropped call', async () => {
  await control('POST', 'faults', [{ call: 'getProducts', kind: 'dropped', times: 1 }]);
  const dropped = fetch(`${server.urls.api}/product/getProducts`).then((response) => response.text());
  await expect(dropped).rejects.toThrow();
  expect((await fetch(`${server.urls.api}/product/getProducts`)).status).toBe(200);
});

it('records requests with call, query, headers and body, and lists unhandled ones', async () => {
  await logIn();
  await fetch(`${server.urls.api}/product/getProducts?brand=Brahmanand`);
  expect((await fetch(`${server.urls.api}/nowhere`)).status).toBe(404);
  const recorded = await (await control('GET', 'requests')).json();
  expect(recorded).toMatchObject([
    {
      host: 'api',
      call: 'logIn',
      method: 'POST',
      path: '/users/log-in',
      body: { email: 'asha@demo.example' },
      headers: { origin },
    },
    { call: 'getProducts', query: { brand: 'Brahmanand' }, body: null, unhandled: false },
    { call: null, path: '/nowhere', unhandled: true },
  ]);
  await control('DELETE', 'requests');
  expect(await (await control('GET', 'requests')).json()).toEqual([]);
});
