import { getResponse } from 'msw';
import { customerSignIns } from '@/demo/seed/customers';
import { createSeed, type SeedOptions } from '@/demo/seed/seed';
import { headerCookies } from '@/demo/server/authentication';
import type { Fault } from '@/demo/server/faults';
import { type Bases, createHandlers } from '@/demo/server/handlers';
import { createMemoryStore } from '@/demo/server/store';
import { demoFiles } from '../../support/server/requests';

export const bases: Bases = {
  api: 'https://api.demo.test',
  address: 'https://address.demo.test',
  payment: 'https://pay.demo.test',
  geocoder: 'https://geo.demo.test',
  payPalSdk: 'https://pay.demo.test/sdk/js',
};

/** The demo backend, called directly without a network. */
export function startBackend(options: Partial<SeedOptions> = {}) {
  const store = createMemoryStore(createSeed({ apiBase: bases.api, ...options }));
  const handlers = createHandlers({
    store,
    bases,
    cookies: headerCookies,
    clock: () => new Date('2025-11-02T10:00:00.000Z'),
    ...demoFiles,
    payPalScript: 'const base = "%PAYMENT_BASE%"; const mode = "%MODE%";',
  });

  async function request(
    method: string,
    address: string,
    { body, token, cookie }: { body?: unknown; token?: string; cookie?: string } = {},
  ): Promise<Response> {
    const headers = {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(cookie && { Cookie: cookie }),
    };
    const text = body === undefined ? null : JSON.stringify(body);
    const response = await getResponse(handlers, new Request(address, { method, headers, body: text }));
    if (!response) throw new Error(`No handler for ${method} ${address}`);
    return response;
  }

  const cookieOf = (response: Response) => (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';

  return {
    store,
    request,
    setFaults: (faults: Fault[]) =>
      store.transact((state) => {
        state.faults = faults;
      }),
    async signIn(customer = 0) {
      const { email, password } = customerSignIns[customer] ?? customerSignIns[0];
      const response = await request('POST', `${bases.api}/users/log-in`, { body: { email, password } });
      const { user, token } = await response.clone().json();
      return { userId: String(user._id), token: String(token), cookie: cookieOf(response), response };
    },
    async signInAdmin() {
      const response = await request('POST', `${bases.api}/admin/log-in`, {
        body: { username: 'admin', password: 'north-star-tea' },
      });
      return { cookie: cookieOf(response), response };
    },
    /** Creates an order that its payer has approved; returns its id. */
    async approvedOrder(price = '95.00'): Promise<string> {
      const body = { product: { description: '1 × Tea', price } };
      const { id } = await (await request('POST', `${bases.payment}/api/orders`, { body })).json();
      await request('POST', `${bases.payment}/stand-in/orders/${id}/approve`);
      return String(id);
    },
    productNamed: (name: string) =>
      store.read((state) => {
        const product = state.products.find((one) => one.name === name);
        if (!product) throw new Error(`No product ${name}`);
        return product;
      }),
  };
}

export async function outcome(response: Response) {
  return { status: response.status, body: await response.json() };
}
