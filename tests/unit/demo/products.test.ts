import { describe, expect, it } from 'vitest';
import { bases, outcome, startBackend } from './backend';

const { api } = bases;

describe('products', () => {
  it('finds products by every word of the term', async () => {
    const { request } = startBackend();
    const { response } = await (await request('GET', `${api}/product/searchproduct?search=BRAHMANAND%20churna`)).json();
    expect(response.map(({ name }: { name: string }) => name)).toContain('Triphala / त्रिफला Churna 50% Extra');
    expect(response.every(({ brand }: { brand: string }) => brand === 'Brahmanand')).toBe(true);
  });

  it('responds with 404 to an unknown name', async () => {
    const { request } = startBackend();
    expect(await outcome(await request('GET', `${api}/product/Unicorn%20Dust`))).toMatchObject({
      status: 404,
      body: { result: null },
    });
  });

  it('keeps the line of a deleted product', async () => {
    const { request, signIn, signInAdmin, productNamed } = startBackend();
    const { cookie } = await signInAdmin();
    const { _id } = await productNamed('Ashwagandha Root Capsules');
    expect((await request('DELETE', `${api}/admin/deleteproduct/${_id}`, { cookie })).status).toBe(200);
    const { user } = await (await signIn(0)).response.json();
    expect(user.myCart[0].items[0].productId).toBeNull();
  });
});
