// What the stored records of all versions have in common. Like them, it never changes, so it uses nothing of the shop.
export const at = '2026-03-01T10:00:00.000Z';

export const capture = { id: 'CAP-1', status: 'COMPLETED', amount: '110.00', currency: 'CAD', at };

export const address = {
  name: 'Noor Gill',
  flatNoOrBuildingNameAndStreetName: '12 Elm Street',
  AreaoRLocality: 'The Annex',
  city: 'Toronto',
  state: 'Ontario',
  postalCode: 'M5V 2T6',
  country: 'Canada',
  countryCode: 'CA',
  contactNumber: '+14165550137',
};

const bought = { productId: '65a000000000000000000001', quantity: 2 };
const line = { ...bought, name: 'Ashwagandha Root', unitCents: 3000, imageUrl: 'https://img.test/1.png' };
const booked = { ...bought, price: 30, total_price: 60 };
const body = { shippingAddress: address, bookingAddress: address, OrderSummary: { Total: 110 } };

const settledSnapshot = { lines: [line], shippingCents: 5000, totalCents: 11_000 };
const snapshot = {
  ...settledSnapshot,
  address,
  payPalOrder: { product: { description: '2 × Ashwagandha Root', price: '110.00' } },
  knownOrderIds: ['old'],
};
const guestBody = { ...body, email: 'guest@example.com', shipping_info: 50 };
const customerBody = { ...body, userId: 'u1', shipping_info: { shipping_Cost: 50 } };
const guestBooking = {
  call: 'createBuyNowBooking',
  body: { ...guestBody, products: [{ ...booked, productName: 'Ashwagandha Root' }] },
};
const customerBooking = { call: 'createBooking', body: { ...customerBody, products: [booked] } };

/** By whom a version's records are bought: `settled` has lost address and email. `added` is new in its snapshots. */
export function purchasesOf(version: number, added: object = {}) {
  const common = { version, attemptId: 'a1', startedAt: at, changedAt: at, tries: 0, lastError: '', orderId: 'PP-1' };
  return {
    guest: {
      ...common,
      flow: 'buy-now',
      who: { kind: 'guest', email: 'guest@example.com' },
      snapshot: { ...snapshot, booking: guestBooking, ...added },
    },
    customer: {
      ...common,
      flow: 'cart',
      who: { kind: 'customer', userId: 'u1', email: 'noor@example.com' },
      snapshot: { ...snapshot, booking: customerBooking, ...added },
    },
    settled: { ...common, flow: 'buy-now', who: { kind: 'guest' }, snapshot: settledSnapshot },
  };
}
