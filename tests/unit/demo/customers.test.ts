import { describe, expect, it } from 'vitest';
import { apiAddress } from '../../support/fixtures';
import { bases, outcome, startBackend } from './backend';

const { api, address, geocoder } = bases;

describe('permissions', () => {
  const refusal = (status: number, message: string) => ({ status, body: { message } });

  it('refuses the Bearer calls without, or with another customer’s, token', async () => {
    const { request, signIn } = startBackend();
    const asha = await signIn(0);
    const mei = await signIn(2);
    const url = `${api}/users/wishlist?productId=x&userId=${asha.userId}`;
    for (const token of ['', 'wrong', mei.token])
      expect(await outcome(await request('PUT', url, { token }))).toEqual(refusal(401, 'Unauthorized'));
  });

  it('refuses address calls without, or with another customer’s, session cookie', async () => {
    const { request, signIn } = startBackend();
    const asha = await signIn(0);
    const mei = await signIn(2);
    const body = { ...apiAddress, userId: asha.userId };
    for (const [cookie, status] of [
      ['', 401],
      [mei.cookie, 401],
      [asha.cookie, 200],
    ] as const)
      expect((await request('POST', `${address}/users/addAddress`, { body, cookie })).status).toBe(status);
  });

  it('refuses admin calls without the admin cookie, and admin sign-up without the code', async () => {
    const { request, signIn } = startBackend();
    const { cookie } = await signIn(0);
    expect((await request('GET', `${api}/admin/getUsers`, { cookie })).status).toBe(401);
    const body = { username: 'x', password: 'y', adminCode: 'guess' };
    expect((await request('POST', `${api}/admin/sign-up`, { body })).status).toBe(403);
  });

  it('refuses wrong passwords, known e-mails and missing fields with a message', async () => {
    const { request } = startBackend();
    const logIn = { email: 'asha@demo.example', password: 'guess' };
    expect(await outcome(await request('POST', `${api}/users/log-in`, { body: logIn }))).toEqual(
      refusal(401, 'Invalid email or password'),
    );
    const known = { ...logIn, firstName: 'A', lastName: 'B', DOB: '2000-01-01', contactNumber: '1' };
    expect((await request('POST', `${api}/users/sign-up`, { body: known })).status).toBe(409);
    expect(await outcome(await request('POST', `${api}/users/sign-up`, { body: logIn }))).toEqual(
      refusal(400, '"firstName" is required'),
    );
  });
});

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
      shippingAddress: apiAddress,
      bookingAddress: apiAddress,
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

  it('keeps the cart line of a deleted product', async () => {
    const { request, signIn, signInAdmin, productNamed } = startBackend();
    const { cookie } = await signInAdmin();
    const { _id } = await productNamed('Ashwagandha Root Capsules');
    expect((await request('DELETE', `${api}/admin/deleteproduct/${_id}`, { cookie })).status).toBe(200);
    const { user } = await (await signIn(0)).response.json();
    expect(user.myCart[0].items[0].productId).toBeNull();
  });
});

describe('the geocoder', () => {
  it.each([
    ['K1A0B1', 'Ottawa', 'Ontario', 'Canada'],
    ['M5V2T6', 'Toronto', 'Ontario', 'Canada'],
    ['V6B5M5', 'Vancouver', 'British Columbia', 'Canada'],
    ['H2X1Y4', 'Montréal', 'Quebec', 'Canada'],
    ['T2P1J9', 'Calgary', 'Alberta', 'Canada'],
    ['110001', 'New Delhi', 'Delhi', 'India'],
    ['SW1A1AA', 'London', 'England', 'United Kingdom'],
  ])('knows %s', async (pincode, city, statename, countryname) => {
    const { request } = startBackend();
    const { body } = await outcome(await request('GET', `${geocoder}/${pincode}?json=1`));
    expect(body).toMatchObject({ city, standard: { city, statename, countryname } });
  });

  it('reports an unknown pincode', async () => {
    const { request } = startBackend();
    expect((await outcome(await request('GET', `${geocoder}/ZZZZZZ?json=1`))).body).toHaveProperty('error');
  });
});
