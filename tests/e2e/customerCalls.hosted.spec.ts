import type { Page } from '@playwright/test';
import type { RecordedRequest } from '../support/server/requests';
import { asha, card, signIn } from './support/customer';
import { shopServer } from './support/shopServer';
import { expect, test } from './support/shopTest';

const id = expect.stringMatching(/^[\da-f]{24}$/);
const bearer = expect.stringMatching(/^Bearer \S+$/);
const address = {
  name: 'Asha Rao',
  flatNoOrBuildingNameAndStreetName: '77 Spruce Lane',
  AreaoRLocality: 'The Annex',
  city: 'Toronto',
  state: 'Ontario',
  postalCode: 'M5V 2T6',
  country: 'Canada',
  countryCode: 'CA',
  contactNumber: '+16475550121',
};

/** Undefined for a header that is not sent. */
const summaryOf = ({ host, method, path, query, headers, body }: RecordedRequest) => ({
  host,
  method,
  path,
  query,
  authorization: headers.authorization,
  body,
});

async function fillAddress(page: Page) {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(address.name);
  await form.getByRole('textbox', { name: 'Mobile Number' }).fill('6475550121');
  await form.getByRole('textbox', { name: 'Pincode' }).fill(address.postalCode);
  await form.getByRole('textbox', { name: 'Address Line' }).fill(address.flatNoOrBuildingNameAndStreetName);
  await form.getByRole('textbox', { name: 'Area/Locality' }).fill(address.AreaoRLocality);
  await form.getByRole('textbox', { name: 'Landmark' }).fill('Corner store');
  await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue(address.city);
}

test('every customer call goes out as specified', async ({ page, request }) => {
  const server = shopServer(request);
  /** In order of arrival. */
  const calls = async (...names: string[]) =>
    (await server.requests()).filter(({ call }) => call && names.includes(call)).map(summaryOf);
  const plain = { host: 'api', query: {}, authorization: undefined, body: null };

  await test.step('sign-up', async () => {
    await page.goto('/sign-up');
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: 'First Name' }).fill('Ravi');
    await form.getByRole('textbox', { name: 'Last Name' }).fill('Menon');
    await form.getByRole('textbox', { name: 'Email' }).fill('ravi.menon@example.com');
    await form.getByLabel('Password', { exact: true }).fill('ravi-likes-neem');
    await form.getByRole('textbox', { name: 'Contact Number' }).fill('+16475550121');
    await form.getByLabel('Date of Birth').fill('1990-02-28');
    await form.getByRole('combobox', { name: 'Gender' }).selectOption('Other');
    await form.getByRole('combobox', { name: 'Country' }).selectOption('Canada');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/sign-in');
    const body = {
      email: 'ravi.menon@example.com',
      firstName: 'Ravi',
      lastName: 'Menon',
      password: 'ravi-likes-neem',
      DOB: '1990-02-28',
      gender: 'Other',
      contactNumber: '+16475550121',
      country: 'Canada',
    };
    await expect.poll(() => calls('signUp')).toEqual([{ ...plain, method: 'POST', path: '/users/sign-up', body }]);
  });

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

  await test.step('addresses: add, edit, delete', async () => {
    await page.goto('/myaccount/addresses');
    await page.getByRole('button', { name: 'Add New Address' }).click();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Save address' }).click();
    const saved = page
      .getByRole('list', { name: 'Saved addresses' })
      .getByRole('listitem')
      .filter({ hasText: 'Spruce' });
    await saved.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Address Line' }).fill('78 Spruce Lane');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(saved).toContainText('78 Spruce Lane');
    await saved.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(saved).toHaveCount(0);
    const edited = { ...address, flatNoOrBuildingNameAndStreetName: '78 Spruce Lane' };
    const there = { ...plain, host: 'address' };
    await expect
      .poll(() => calls('addAddress', 'updateAddress', 'deleteAddress'))
      .toEqual([
        { ...there, method: 'POST', path: '/users/addAddress', body: { ...address, userId: id } },
        { ...there, method: 'PUT', path: '/users/updateAddress', body: { ...edited, userId: id, addressId: id } },
        { ...plain, method: 'DELETE', path: '/users/deleteAddress', query: { addressId: id, userId: id } },
      ]);
  });

  await test.step('reviews', async () => {
    await page.goto('/products/Himalayan_Shilajit_Resin');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Write a Review' }).click();
    const dialog = page.getByRole('dialog', { name: /Review/ });
    await dialog.getByRole('radio', { name: /4/ }).check({ force: true });
    await dialog.getByRole('textbox', { name: 'Your review' }).fill('Dissolves well.');
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await expect(dialog).toBeHidden();
    const body = { rating: 4, name: 'Asha Rao', email: asha.email, comments: 'Dissolves well.', productId: id };
    await expect
      .poll(() => calls('addReview'))
      .toEqual([{ ...plain, method: 'POST', path: '/product/addReview', body }]);

    // The list is refetched; an earlier vote would change its order.
    await expect(page.getByRole('main').getByText('Dissolves well.')).toBeVisible();
    await page
      .getByRole('button', { name: /^Like the review/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Dislike the review/ })
      .nth(1)
      .click();
    const vote = { reviewId: expect.stringMatching(/^[\da-f]{24}$/), productId: id };
    await expect
      .poll(() => calls('reviewLike'))
      .toEqual([{ ...plain, method: 'PUT', path: '/product/reviewLike', body: vote }]);
    await expect
      .poll(() => calls('reviewDislike'))
      .toEqual([{ ...plain, method: 'PUT', path: '/product/reviewDislike', body: vote }]);
  });

  await test.step('nothing else: Bearer, hosts, cookies', async () => {
    const all = await server.requests();
    expect(all.filter(({ unhandled }) => unhandled)).toEqual([]);
    const withBearer = new Set(all.filter(({ headers }) => headers.authorization).map(({ call }) => call));
    expect([...withBearer].sort()).toEqual(['addToCart', 'deleteItemFromCart', 'wishlist']);
    const outside = all.filter(({ host }) => host === 'geocoder' || host === 'payment');
    expect(outside.filter(({ headers }) => headers.cookie)).toEqual([]);
    const lookUps = outside.filter(({ call }) => call === 'lookUpPincode');
    expect(lookUps.map(({ path, query }) => ({ path, query }))).toContainEqual({
      path: '/M5V2T6',
      query: { json: '1' },
    });
  });
});
