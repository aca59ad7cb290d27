import { asha, payAndConfirm, signIn, toReview } from './support/customer';
import { expect, test } from './support/shopTest';

const address = {
  name: 'Asha Rao',
  flatNoOrBuildingNameAndStreetName: '1204 – 88 Harbour Street',
  AreaoRLocality: 'South Core',
  city: 'Toronto',
  state: 'Ontario',
  postalCode: 'M5J 0B5',
  country: 'Canada',
  countryCode: 'CA',
  contactNumber: '+14165550142',
};
const id = expect.stringMatching(/^[\da-f]{24}$/);

test('a customer’s Buy Now is booked separately from the cart', async ({ page, sent }) => {
  const bodies = (path: string) => sent.filter(({ url }) => url.endsWith(path)).map(({ body }) => body);
  await signIn(page, asha);
  await page.goto('/products/Himalayan_Shilajit_Resin');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing & Shipping' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Buy Now: this product only');
  await expect(page.getByRole('radio', { name: /88 Harbour Street/ })).toBeChecked();
  await toReview(page);
  await payAndConfirm(page);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  const booking = {
    userId: id,
    shippingAddress: address,
    bookingAddress: address,
    products: [{ productId: id, quantity: 1, price: 84, total_price: 84 }],
    payment_info: { transactionId: expect.stringMatching(/^\w{10,}$/), amount: '134.00', currency: 'CAD' },
    shipping_info: { shipping_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), shipping_Cost: 50 },
    OrderSummary: { Total: 134 },
  };
  expect(bodies('/users/createBooking')).toEqual([booking]);

  // Another Buy Now, left at step 1: "Proceed to Checkout" buys the cart.
  await page.goto('/products/Giloy_Winter_Tablets');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Giloy Winter Tablets');
  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('From your cart');
  await expect(summary).not.toContainText('Giloy Winter Tablets');
  await toReview(page);
  await payAndConfirm(page);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  expect(bodies('/users/createBooking')).toEqual([
    booking,
    {
      ...booking,
      products: [
        { productId: id, quantity: 1, price: 34.5, total_price: 34.5 },
        { productId: id, quantity: 1, price: 59.5, total_price: 59.5 },
      ],
      payment_info: { ...booking.payment_info, amount: '144.00' },
      OrderSummary: { Total: 144 },
    },
  ]);
  expect(bodies('/buynow/createBuyNowBooking')).toEqual([]);
});
