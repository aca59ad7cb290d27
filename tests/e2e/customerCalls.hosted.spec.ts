import type { RecordedRequest } from '../support/server/requests';
import { asha, card, signIn } from './support/customer';
import { shopServer } from './support/shopServer';
import { expect, test } from './support/shopTest';

const id = expect.stringMatching(/^[\da-f]{24}$/);
const bearer = expect.stringMatching(/^Bearer \S+$/);
/** Undefined for a header that is not sent. */
const summaryOf = ({ host, method, path, query, headers, body }: RecordedRequest) => ({
  host,
  method,
  path,
  query,
  authorization: headers.authorization,
  body,
});

test('products, wishlist and cart are called as specified', async ({ page, request }) => {
  const server = shopServer(request);
  /** In order of arrival. */
  const calls = async (...names: string[]) =>
    (await server.requests()).filter(({ call }) => call && names.includes(call)).map(summaryOf);
  const plain = { host: 'api', query: {}, authorization: undefined, body: null };

  await test.step('sign-in', async () => {
    await signIn(page, asha);
    const body = { email: asha.email, password: asha.password };
    await expect.poll(() => calls('logIn')).toEqual([{ ...plain, method: 'POST', path: '/users/log-in', body }]);
  });

  await test.step('products', async () => {
    await page.goto('/medicines/Tulsi%20%26%20Pine');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/medicines?q=50%25+%26+more');
    await expect(page.getByText(/No results found/)).toBeVisible();
    await page.goto('/products/Trikatu_Churna:_Ginger_%2F_Pepper_%2F_Pippali');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Trikatu Churna: Ginger / Pepper / Pippali' }),
    ).toBeVisible();
    const got = await calls('getProducts', 'searchProduct', 'getProduct');
    const get = { ...plain, method: 'GET' };
    expect(got).toContainEqual({ ...get, path: '/product/getProducts', query: { brand: 'Tulsi & Pine' } });
    expect(got).toContainEqual({ ...get, path: '/product/getProducts' });
    expect(got).toContainEqual({ ...get, path: '/product/searchproduct', query: { search: '50% & more' } });
    const encoded = '/product/Trikatu%20Churna%3A%20Ginger%20%2F%20Pepper%20%2F%20Pippali';
    expect(got).toContainEqual({ ...get, path: encoded });
  });

  await test.step('wishlist and cart: the three calls with Bearer, and updateCart without', async () => {
    await page.goto('/medicines/Himavat%20Wellness');
    const tablets = card(page, 'Giloy Winter Tablets');
    const heart = tablets.getByRole('button', { name: /^Wishlist/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await tablets.getByRole('button', { name: /^Increase/ }).click();
    await tablets.getByRole('button', { name: /^Add to Cart/ }).click();
    await page.getByRole('link', { name: 'Cart, 3 items' }).click();
    const line = page.getByRole('article', { name: 'Giloy Winter Tablets' });
    await line.getByRole('button', { name: /^Increase/ }).click();
    await expect.poll(() => calls('updateCart')).toHaveLength(1);
    await line.getByRole('button', { name: /^Decrease/ }).click();
    await expect.poll(() => calls('updateCart')).toHaveLength(2);
    await line.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    const of = { productId: id, userId: id };
    await expect
      .poll(() => calls('wishlist', 'addToCart', 'updateCart', 'deleteItemFromCart'))
      .toEqual([
        { host: 'api', method: 'PUT', path: '/users/wishlist', query: of, authorization: bearer, body: {} },
        {
          host: 'api',
          method: 'PUT',
          path: '/users/addToCart',
          query: { ...of, qty: '2' },
          authorization: bearer,
          body: {},
        },
        { ...plain, method: 'PUT', path: '/users/updateCart', query: { ...of, type: 'add' } },
        { ...plain, method: 'PUT', path: '/users/updateCart', query: { ...of, type: 'sub' } },
        { ...plain, method: 'DELETE', path: '/users/deleteitemfromcart', query: of, authorization: bearer },
      ]);
  });

  await test.step('nothing else is called, or with Bearer', async () => {
    const all = await server.requests();
    expect(all.filter(({ unhandled }) => unhandled)).toEqual([]);
    const withBearer = new Set(all.filter(({ headers }) => headers.authorization).map(({ call }) => call));
    expect([...withBearer].sort()).toEqual(['addToCart', 'deleteItemFromCart', 'wishlist']);
  });
});
