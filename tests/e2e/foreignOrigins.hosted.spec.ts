import { apiOrigin } from './support/apiOrigin';
import { asha, payAndConfirm, signIn, toReview } from './support/customer';
import { shopServer } from './support/shopServer';
import { expect, test } from './support/shopTest';

const shilajit = 'Himalayan Shilajit Resin';

test('a whole purchase sends cookies and token only where they belong', async ({ page, request }) => {
  const server = shopServer(request);
  await signIn(page, asha);
  await page.goto('/products/Himalayan_Shilajit_Resin');
  await page.getByRole('button', { name: 'Add To Bag' }).first().click();
  await page.getByRole('link', { name: 'Go To Bag' }).first().click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await page.getByRole('textbox', { name: 'Pincode' }).fill('M5V 2T6');
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Toronto');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await toReview(page);
  await payAndConfirm(page);

  const all = await server.requests();
  const hosts = new Set(all.map(({ host }) => host));
  expect([...hosts].sort()).toEqual(['api', 'geocoder', 'payment']);
  const authorized = all.filter(({ headers }) => headers.authorization);
  expect(new Set(authorized.map(({ host, call }) => `${host} ${call}`))).toEqual(new Set(['api addToCart']));
  // The script is not a call: all hosts of this test share a name, and so the cookies of a <script>.
  const withCookie = all.filter(({ headers, path }) => headers.cookie && path !== '/sdk/js');
  expect(new Set(withCookie.map(({ host }) => host))).toEqual(new Set(['api']));
  for (const { headers } of all) if (headers.referer) expect(new URL(headers.referer).pathname).toBe('/');
});

test('product data stays text, its URLs are made safe, and foreign hosts learn nothing', async ({
  page,
  request,
  context,
}) => {
  const control = `${apiOrigin()}/__test`;
  const found: { _id: string; name: string }[] = await (await request.get(`${control}/products`)).json();
  const productId = found.find(({ name }) => name === shilajit)?._id;
  const markup = '<img src=x onerror="window.hacked=1"></script><script>window.hacked=2</script>';
  await request.post(`${control}/product`, {
    data: {
      productId,
      patch: {
        brand: markup,
        description: markup,
        images: [
          'https://pictures.example/pack".svg',
          'javascript:window.hacked=3',
          'http://evil.example/a.png',
          '//evil.example/b.png',
          '/\t/evil.example/c.png',
          'data:image/svg+xml,<svg/>',
        ],
      },
    },
  });
  const foreign: { url: string; headers: Promise<Record<string, string>> }[] = [];
  await context.route(/\.example\//, async (route) => {
    foreign.push({ url: route.request().url(), headers: route.request().allHeaders() });
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await signIn(page, asha);
  await page.goto('/products/Himalayan_Shilajit_Resin');
  await expect(page.getByRole('heading', { level: 1, name: shilajit })).toBeVisible();
  await expect(page.getByText(markup).first()).toBeAttached();
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  for (const { url, headers } of foreign) {
    expect(url).toBe('https://pictures.example/pack%22.svg');
    const { cookie, authorization, referer } = await headers;
    expect({ cookie, authorization }).toEqual({ cookie: undefined, authorization: undefined });
    expect(new URL(referer ?? '').pathname).toBe('/');
  }
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});
