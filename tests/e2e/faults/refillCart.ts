import { apiOrigin } from '../support/shopServer';
import { expect } from '../support/shopTest';
import type { Shopper } from './shopper';

/** On the server. */
export async function refillCart({ page, server }: Shopper): Promise<void> {
  const sent = (await server.requests()).find(({ call }) => call === 'createBooking');
  if (!sent) throw new Error('Nothing was booked');
  const { userId, products } = sent.body as { userId: string; products: { productId: string; quantity: number }[] };
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  for (const { productId, quantity } of products) {
    const query = new URLSearchParams({ userId, productId, qty: String(quantity) });
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.put(`${apiOrigin()}/users/addToCart?${query}`, { headers, data: {} });
    expect(answer.status()).toBe(200);
  }
}
