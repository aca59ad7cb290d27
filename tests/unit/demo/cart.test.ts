import { describe, expect, it } from 'vitest';
import { bases, outcome, someAddress, startBackend } from './backend';

const { api } = bases;

describe('the cart', () => {
  async function withCart(name: string) {
    const backend = startBackend();
    const { userId, token, cookie } = await backend.signIn(1);
    const { _id } = await backend.productNamed(name);
    const query = `productId=${_id}&userId=${userId}`;
    const quantity = async (response: Response) => (await response.json()).updatedUser.myCart[0]?.items[0]?.quantity;
    return {
      ...backend,
      userId,
      cookie,
      productId: _id,
      quantity,
      add: (qty: number) => backend.request('PUT', `${api}/users/addToCart?${query}&qty=${qty}`, { token }),
      update: (type: string) => backend.request('PUT', `${api}/users/updateCart?${query}&type=${type}`, { cookie }),
      remove: () => backend.request('DELETE', `${api}/users/deleteitemfromcart?${query}`, { token }),
    };
  }

  it('adds to an existing line, and does not go below 1', async () => {
    const { add, update, quantity } = await withCart('Shatavari Root Powder');
    expect(await quantity(await add(1))).toBe(1);
    expect(await quantity(await add(2))).toBe(3);
    expect(await quantity(await update('sub'))).toBe(2);
    await update('sub');
    expect(await quantity(await update('sub'))).toBe(1);
  });

  it('limits quantities to the stock', async () => {
    const { add, update } = await withCart('Sport Recovery Balm with Wintergreen');
    expect(await outcome(await add(4))).toEqual({ status: 400, body: { message: 'Only 3 left in stock' } });
    await add(3);
    expect((await update('add')).status).toBe(400);
  });

  it('is emptied by a booking of its products, which also reduces the stock', async () => {
    const { add, request, cookie, userId, productId, productNamed } = await withCart('Himalayan Shilajit Resin');
    await add(2);
    const body = {
      userId,
      shippingAddress: someAddress,
      bookingAddress: someAddress,
      products: [{ productId, quantity: 2, price: 84, total_price: 168 }],
      payment_info: { transactionId: 'T', amount: '218.00', currency: 'CAD' },
      shipping_info: { shipping_date: '', shipping_Cost: 50 },
      OrderSummary: { Total: 218 },
    };
    const { updatedUser, response, message } = await (
      await request('POST', `${api}/users/createBooking`, { body, cookie })
    ).json();
    expect(message).toBe('Booking added successfully');
    expect(updatedUser.myCart[0].items).toEqual([]);
    expect(updatedUser.myOrders.at(-1)).toBe(response._id);
    expect((await productNamed('Himalayan Shilajit Resin')).stockSize).toBe(34);
  });

  it('lets a line be removed once', async () => {
    const { add, remove } = await withCart('Shatavari Root Powder');
    await add(1);
    expect((await (await remove()).json()).updatedUser.myCart[0].items).toEqual([]);
    expect((await remove()).status).toBe(404);
  });
});
