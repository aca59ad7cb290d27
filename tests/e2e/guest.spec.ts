import { apiAddress } from '../support/fixtures';
import { approve, fillAddress, openPayPal, placed } from './support/guestCheckout';
import { expect, provokesFailures, test } from './support/shopTest';

test.use({ serviceWorkers: 'allow' });

test(
  'a guest buys from the home page on, and every step survives a reload',
  provokesFailures,
  async ({ page, sent }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Shop all products' }).click();
    await page.getByRole('link', { name: 'Himalayan Shilajit Resin' }).click();
    await page.getByRole('button', { name: 'Increase quantity of Himalayan Shilajit Resin' }).first().click();
    await page.getByRole('button', { name: 'Buy Now' }).click();

    const dialog = page.getByRole('dialog', { name: 'Enter Your Email To Continue' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill('noor@');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toContainText('Please enter a valid email address.');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('noor@example.com');
    await dialog.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Billing & Shipping' })).toBeVisible();
    await page.reload();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Continue to Payment Options' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Payment Options' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Continue to Review & Confirm' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Review & Confirm' })).toBeVisible();
    await page.reload();
    const table = page.getByRole('region', { name: 'Review Your Order' });
    await expect(table).toContainText('CA$168.00');
    await expect(table).toContainText('CA$218.00');

    const sheet = await openPayPal(page);
    await sheet.getByRole('button', { name: 'Decline card' }).click();
    await expect(page.getByText('Choose another way to pay in the PayPal window.')).toBeAttached();
    await approve(sheet);

    await expect(page.getByText(placed)).toBeVisible();
    const more = page.getByRole('link', { name: 'Click here to buy more products' });
    await expect(more).toHaveAttribute('href', '/medicines');
    await page.reload();
    await expect(page.getByText(placed)).toBeVisible();
    await expect(page.getByRole('button', { name: 'PayPal' })).toHaveCount(0);
    await page.goto('/sign-in');
    const device = page.getByRole('region', { name: 'Orders on this device' });
    await expect(device).toContainText('2 × Himalayan Shilajit Resin');
    await device.getByRole('button', { name: 'Remove from this device' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from this device' }).click();
    await expect(device).toHaveCount(0);
    await page.goto('/orders/review');
    await expect(page).not.toHaveURL('/orders/review');

    const create = sent.find((call) => call.url.endsWith('/api/orders'));
    expect(create?.body).toEqual({ product: { description: '2 × Himalayan Shilajit Resin', price: '218.00' } });
    const captures = sent.filter((call) => call.url.endsWith('/capture'));
    expect(captures.map((call) => call.url)).toEqual([captures[0]?.url, captures[0]?.url]);
    const bookings = sent.filter((call) => call.url.endsWith('/buynow/createBuyNowBooking'));
    expect(bookings.map((call) => call.body)).toEqual([
      {
        email: 'noor@example.com',
        shippingAddress: apiAddress,
        bookingAddress: apiAddress,
        payment: { transactionId: expect.stringMatching(/^\w{10,}$/), amount: '218.00', currency: 'CAD' },
        products: [
          {
            productId: expect.stringMatching(/^[\da-f]{24}$/),
            productName: 'Himalayan Shilajit Resin',
            quantity: 2,
            price: 84,
            total_price: 168,
          },
        ],
        shipping_info: 50,
        OrderSummary: { Total: 218 },
      },
    ]);
    for (const call of sent) expect(call.headers.authorization, call.url).toBeUndefined();
  },
);
