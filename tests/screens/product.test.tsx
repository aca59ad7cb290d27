import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productApi } from '@/api/productApi';
import { startBackend } from '../support/backend';
import { address, product, requestsOf, sellFew, shelf, stock, storedBag } from '../support/fixtures';
import { changeProduct, fillCart, refetchCatalogue } from '../support/newResponses';
import {
  buying,
  errorMessages,
  giloy,
  giloyHeart,
  main,
  messages,
  openGiloy,
  openProduct,
  renderApp,
  storeSlices,
} from '../support/renderApp';
import { signedIn } from '../support/signedIn';

const backend = startBackend();
beforeEach(() => sellFew(backend, giloy));

const extras = async () => within(await screen.findByRole('region', { name: 'Price, delivery and help' }));

describe('product', () => {
  it.each(['Triphala / त्रिफला Churna 50% Extra', 'Tulsi%2FMint Drops'])(
    'the name %s opens from its card and from its URL',
    async (name) => {
      await stock(backend, [product({ name })]);
      const { user, unmount } = await renderApp('/medicines');
      await user.click(await main().findByRole('link', { name }));
      expect(await main().findByRole('heading', { level: 1, name })).toBeVisible();
      const { pathname } = window.location;
      unmount();
      await renderApp(pathname);
      expect(await main().findByRole('heading', { level: 1, name })).toBeVisible();
    },
  );

  it.each([
    ['Tulsi/Mint Drops', 'Tulsi%2FMint Drops', '/products/Tulsi%2FMint_Drops'],
    ['Vitamin C', 'Vitamin_C', '/products/Vitamin_C'],
  ])('while only the catalogue can tell %s from %s, the product is not called missing', async (read, name, url) => {
    await stock(backend, [product({ name })]);
    const release = backend.hold('getProducts');
    const { store } = await renderApp(url);
    const response = productApi.endpoints.getProduct.select(read);
    await waitFor(() => expect(response(store.getState()).isError).toBe(true));
    expect(screen.getByRole('status', { name: 'Loading product' })).toBeInTheDocument();
    release();
    expect(await main().findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('a product shows picture, brand, category, prices, unit price, shipping, minimum order and contacts', async () => {
    await openProduct(backend, {
      price: 40,
      oprice: 30,
      pack_size: '90 capsules',
      images: ['https://pictures.test/1.svg'],
    });
    expect(main().getByRole('img', { name: 'Ashwagandha Root' })).toBeVisible();
    const head = within(screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement);
    expect(head.getByRole('link', { name: 'Brahmanand' })).toHaveAttribute('href', '/medicines/Brahmanand');
    expect(head.getByText('Medicine · Calm')).toBeVisible();
    expect(buying().getByText('CA$30.00')).toBeVisible();
    expect(buying().getByText('CA$40.00', { selector: 's' })).toBeVisible();
    expect(buying().getByText('25% off')).toBeVisible();
    expect(buying().getByText('+ CA$50.00 shipping · minimum order CA$50.00')).toBeVisible();
    // The description is short.
    expect(main().queryByRole('button', { name: 'More Information' })).not.toBeInTheDocument();
    const facts = await extras();
    expect(facts.getByText('CA$0.33 a capsule')).toBeVisible();
    expect(facts.getByText('CA$50.00 for the whole order, added at checkout')).toBeVisible();
    expect(facts.getByText('CA$50.00, excluding shipping')).toBeVisible();
    expect(facts.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('question%20about%20Ashwagandha%20Root'),
    );
    expect(facts.getByRole('link', { name: 'Email' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });

  it('the stock limits the quantity, with a message', async () => {
    const { user } = await openProduct(backend, { stockSize: 2 });
    const quantity = buying().getByRole('textbox', { name: 'Quantity of Ashwagandha Root' });
    expect(buying().getByText('Only 2 left')).toBeVisible();
    await user.clear(quantity);
    await user.type(quantity, '99{Enter}');
    expect(quantity).toHaveValue('2');
    expect(buying().getByText('Only 2 available')).toBeVisible();
  });

  it('an out-of-stock product cannot be bought, and a pack size that leaves a doubt shows no unit price', async () => {
    await openProduct(backend, { stockSize: 0, pack_size: '60-90 capsules' });
    expect(buying().getByText('Out of Stock', { selector: 'p' })).toBeVisible();
    expect(buying().getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(buying().queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
    expect(buying().getByRole('button', { name: /^Increase/ })).toBeDisabled();
    await extras();
    expect(main().queryByText('Unit price')).not.toBeInTheDocument();
  });

  it('a product without a price cannot be bought', async () => {
    await openProduct(backend, { price: 0, oprice: 0 });
    expect(buying().getByText('Price on request')).toBeVisible();
    expect(buying().getByRole('button', { name: 'Add To Bag' })).toBeDisabled();
  });

  it('an unknown product has its own not-found page', async () => {
    await renderApp('/products/Moon_Dust');
    expect(await main().findByRole('heading', { level: 1, name: 'We couldn’t find this product' })).toBeVisible();
    expect(main().getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/medicines');
  });

  describe('a bad response', () => {
    it('shows the catalogue’s data and a working Retry', async () => {
      await stock(backend, [product()]);
      await backend.fail({ call: 'getProduct', kind: 'html', times: 'always' });
      const { user } = await renderApp('/products/Ashwagandha_Root');
      expect(await main().findByText(/^We couldn’t load the latest details/)).toBeVisible();
      expect(main().getByRole('heading', { level: 1, name: 'Ashwagandha Root' })).toBeVisible();
      expect(buying().getByText('CA$30.00')).toBeVisible();
      await backend.fail();
      await user.click(main().getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(main().queryByText(/the latest details/)).not.toBeInTheDocument());
    });

    it('without a catalogue shows a message, and a Retry that needs no catalogue', async () => {
      await stock(backend, [product()]);
      await backend.fail({ call: '*', kind: 'dropped', times: 'always' });
      const { user } = await renderApp('/products/Ashwagandha_Root');
      expect(await main().findByRole('heading', { level: 1, name: 'We couldn’t load the product' })).toBeVisible();
      await backend.fail({ call: 'getProducts', kind: 'dropped', times: 'always' });
      await user.click(main().getByRole('button', { name: 'Retry' }));
      expect(await main().findByRole('heading', { level: 1, name: 'Ashwagandha Root' })).toBeVisible();
    });
  });
});

describe('product actions', () => {
  it('an addition whose response was lost is not called a failure, and a second press does not add it twice', async () => {
    const customer = await signedIn('Noah');
    const { user } = await openProduct(backend, { stockSize: 30 });
    const held = async () => {
      const { users } = await backend.store.read((data) => data);
      return users.find(({ _id }) => _id === customer._id)?.cart?.items.map(({ quantity }) => quantity);
    };
    await backend.fail({ call: 'addToCart', kind: 'response-lost', times: 1 });
    const write = vi.spyOn(Storage.prototype, 'setItem');
    await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
    expect(await buying().findByText(/^We couldn’t confirm that this was added/)).toBeVisible();
    expect(write.mock.calls.filter(([key]) => key === 'guest-bag')).toHaveLength(1);
    expect(await held()).toEqual([1]);
    await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
    expect(await buying().findByRole('link', { name: 'Go To Bag' })).toBeVisible();
    await waitFor(async () => expect(await held()).toEqual([1]));
    await waitFor(() => expect(storedBag()?.lines ?? []).toEqual([]));
  });

  it('Add To Bag says why it failed, then sends the quantity again, shows a green toast and becomes Go To Bag', async () => {
    const customer = await signedIn('Noah');
    await backend.fail({ call: 'addToCart', kind: '500', times: 1 });
    const { user } = await openGiloy();
    const add = () => buying().getByRole('button', { name: 'Add To Bag' });
    await user.click(buying().getByRole('button', { name: /^Increase/ }));
    await user.click(add());
    await waitFor(() => expect(errorMessages()).toHaveTextContent(`Internal Server Error${giloy}`));
    expect(buying().getByText('Not added. Internal Server Error')).toBeVisible();
    await user.click(add());
    expect(await buying().findByRole('link', { name: 'Go To Bag' })).toHaveAttribute('href', '/cart');
    expect(buying().queryByText(/Not added/)).not.toBeInTheDocument();
    expect(messages()).toHaveTextContent('Item added to cart successfully');
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    const requests = requestsOf(backend, 'addToCart');
    expect(requests.map(({ query }) => query)).toMatchObject([{ qty: '2' }, { userId: customer._id, qty: '2' }]);
    expect(requests[0]?.headers.authorization).toMatch(/^Bearer \w+$/);
  });

  it('the heart fills optimistically, and reverts with a message that names the product if the call fails', async () => {
    await signedIn('Noah');
    const release = backend.hold('wishlist');
    await backend.fail({ call: 'wishlist', kind: 'dropped', times: 1 });
    const { user } = await openGiloy();
    await user.click(giloyHeart());
    await waitFor(() => expect(giloyHeart()).toHaveAttribute('aria-pressed', 'true'));
    release();
    await waitFor(() => expect(giloyHeart()).toHaveAttribute('aria-pressed', 'false'));
    const errors = errorMessages();
    expect(errors).toHaveTextContent(`We couldn’t change your wishlist.${giloy}`);
    await user.click(giloyHeart());
    await screen.findByText('Item added to wishlist');
    expect(giloyHeart()).toHaveAttribute('aria-pressed', 'true');
  });
});

it('a product that is in the cart already still has Add To Bag where adding more meets a 401 and the sign-in is closed', async () => {
  await signedIn('Asha');
  await backend.fail({ call: 'addToCart', kind: '401', times: 1 });
  const { user } = await renderApp('/products/Ashwagandha_Root_Capsules');
  const box = within(await screen.findByRole('region', { name: 'Buy' }));
  await user.click(await box.findByRole('button', { name: 'Add To Bag' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(box.getByRole('button', { name: 'Add To Bag', hidden: true })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(box.getByRole('button', { name: 'Add To Bag' })).toBeVisible();
});

describe('product extras', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  it('Share opens the system’s dialog, whose closing is no error; without one it copies the link, or says that it cannot', async () => {
    const dialog = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: dialog, configurable: true });
    const { user } = await openProduct(backend);
    const share = (await extras()).getByRole('button', { name: 'Share' });
    const url = `${window.location.origin}/products/Ashwagandha_Root`;
    await user.click(share);
    expect(dialog).toHaveBeenCalledWith({ title: 'Ashwagandha Root', url });
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();

    Reflect.deleteProperty(navigator, 'share');
    await user.click(share);
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(share);
    expect(await screen.findByText(/We couldn’t copy it/)).toBeVisible();
  });

  it('an opened description shows its sections', async () => {
    const { user } = await openProduct(backend, {
      description: `${'A root powder. '.repeat(20)}\nHow to use: Stir into milk.\nIngredients:\n- Ashwagandha\n- Ashwagandha`,
    });
    await user.click(await screen.findByRole('button', { name: 'More Information' }));
    const description = within(screen.getByRole('region', { name: 'Description' }));
    expect(await description.findByRole('heading', { level: 2, name: 'How to use' })).toBeVisible();
    expect(description.getAllByRole('listitem')).toHaveLength(2);
    await user.click(description.getByRole('button', { name: 'Show Less' }));
    await waitFor(() => expect(description.queryByRole('heading')).not.toBeInTheDocument());
  });
});

describe('product news', () => {
  const capsules = 'Ashwagandha Root Capsules';

  const oil = 'Kumkumadi Glow Oil';

  const golden = "Grandmother's Golden Milk Powder";

  const article = async (name: string) => within(await screen.findByRole('article', { name }));

  it('a cart line and a wishlisted product say how their price has changed since they were first seen there, and what is sold out', async () => {
    await signedIn('Asha');
    for (const [page, name] of [
      ['/cart', capsules],
      ['/myaccount/wishlist', golden],
    ] as const) {
      const { unmount } = await renderApp(page);
      await article(name);
      unmount();
    }
    await changeProduct(backend, capsules, { price: 40, oprice: 30, stockSize: 0 });
    await changeProduct(backend, golden, { price: 90, oprice: 90 });
    // Her account has the new prices as well: only this browser's storage has the old ones.
    await signedIn('Asha');
    const { unmount } = await renderApp('/cart');
    const line = await article(capsules);
    expect(await line.findByText('Price went down from CA$34.50 since you first saw it here.')).toBeVisible();
    expect(line.getByText(/^Out of stock/i)).toBeVisible();
    expect((await article(oil)).queryByText(/Price went/)).not.toBeInTheDocument();
    unmount();
    await renderApp('/myaccount/wishlist');
    expect(await (await article(golden)).findByText(/^Price went up from CA\$/)).toBeVisible();
  });

  it('another customer’s or damaged stored prices bring no news', { tags: 'long' }, async () => {
    const user = await signedIn('Asha');
    const old = [{ id: user.wishlistedItems[0]?._id, cents: 1, inStock: false }];
    const texts = [
      '{',
      '{"userId":7}',
      JSON.stringify({ userId: 'other', products: old }),
      JSON.stringify({ userId: user._id, products: [{ ...old[0], cents: '1' }, 7] }),
    ];
    for (const text of texts) {
      localStorage.setItem('seen-products', text);
      const { unmount } = await renderApp('/myaccount/wishlist');
      await screen.findAllByRole('article');
      expect(screen.queryByText(/Price went|in stock\.|stock now/)).not.toBeInTheDocument();
      unmount();
    }
    localStorage.setItem('seen-products', JSON.stringify({ userId: user._id, products: old }));
    await renderApp('/myaccount/wishlist');
    expect(await screen.findByText('Price went up from CA$0.01 since you first saw it here.')).toBeVisible();
  });
});

describe('similar products', () => {
  const similar = () => within(screen.getByRole('region', { name: 'Similar Products' }));

  it('similar products are shown as cards, without the product itself', async () => {
    const name = 'Remedy 01';
    const [self = product(), ...others] = shelf(3);
    await backend.fail({
      call: 'getProduct',
      kind: 'response',
      times: 'always',
      response: { status: 200, body: JSON.stringify({ result: self, relatedProducts: [self, ...others] }) },
    });
    await stock(backend, [self, ...others]);
    await renderApp('/products/Remedy_01');
    await screen.findByRole('list', { name: 'Similar Products' });
    expect(similar().getAllByRole('article')).toHaveLength(2);
    expect(similar().queryByRole('article', { name })).not.toBeInTheDocument();
  });

  it('the section of similar products shows skeletons while loading, and is absent without any', {
    tags: 'long',
  }, async () => {
    const release = backend.hold('getProduct');
    await stock(backend, [product({ category: 'Alone', brand: 'Alone', subcategory: 'Alone' }), ...shelf(1)]);
    await renderApp('/products/Ashwagandha_Root');
    await screen.findByRole('status', { name: 'Loading similar products' });
    release();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Similar Products' })).not.toBeInTheDocument());
  });
});

describe('stock', () => {
  const noah = 1;

  const heldNote = 'Only 2 left. We set your quantity to 2.';

  const quantities = () => requestsOf(backend, 'addToCart').map(({ query }) => query.qty);

  /** Noah has so many of a stock of 4 in the cart. */
  async function inCartOfFour(quantity: number) {
    await changeProduct(backend, giloy, { stockSize: 4 });
    await fillCart(backend, noah, giloy, quantity);
    await signedIn('Noah');
  }

  it.each([
    ['card', '/medicines?q=giloy', `Add to Cart: ${giloy}`],
    ['product page', '/products/Giloy_Winter_Tablets', 'Add To Bag'],
  ])('the %s adds 1 of 3 when the cart holds 3 of a stock of 4, and says why', async (_, at, add) => {
    await inCartOfFour(3);
    const { user } = await renderApp(at);
    const more = await screen.findByRole('button', { name: `Increase quantity of ${giloy}` });
    await user.click(more);
    await user.click(more);
    await user.click(screen.getByRole('button', { name: add }));
    await waitFor(() => expect(messages()).toHaveTextContent('Only 4 left, 3 already in your cart. We added 1.'));
    expect(quantities()).toEqual(['1']);
  });

  it('a product that is in the cart up to its stock is not added again, and the page says why', async () => {
    await inCartOfFour(4);
    const { user } = await openGiloy();
    await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
    // The toast, which closes by itself, comes first.
    await waitFor(() => expect(errorMessages()).toHaveTextContent('Only 4 left, already in your cart.'));
    expect(await buying().findByText('Not added. Only 4 left, already in your cart.')).toBeVisible();
    expect(quantities()).toEqual([]);
  });

  it('a chosen quantity follows a falling stock from the product page to the checkout', async () => {
    storeSlices({ buyNow: { product: null, quantity: 1, address, email: 'noor@example.com' } });
    const { user, store } = await openGiloy();
    await screen.findByRole('region', { name: 'Buy' });
    const quantity = buying().getByRole('textbox');
    await user.clear(quantity);
    await user.type(quantity, '10{Enter}');
    await waitFor(() => expect(requestsOf(backend, 'getProduct')).toHaveLength(1));
    await changeProduct(backend, giloy, { stockSize: 2, oprice: 40 });
    await refetchCatalogue(store);
    expect(await buying().findByText(heldNote)).toBeVisible();
    expect(quantity).toHaveValue('2');
    await user.click(buying().getByRole('button', { name: 'Buy Now' }));
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    expect(summary.getByText('2 × CA$40.00')).toBeInTheDocument();
  });

  it('a cart that holds more than the stock shows and charges what is left, and says why', async () => {
    await changeProduct(backend, giloy, { stockSize: 20, price: 40, oprice: 40 });
    await fillCart(backend, noah, giloy, 10);
    await signedIn('Noah');
    const { user, store } = await renderApp('/cart');
    const line = within(await screen.findByRole('article', { name: giloy }));
    expect(line.getByRole('textbox')).toHaveValue('10');
    await refetchCatalogue(store);
    await changeProduct(backend, giloy, { stockSize: 2 });
    await refetchCatalogue(store);
    expect(await line.findByText(heldNote)).toBeVisible();
    expect(line.getByRole('textbox')).toHaveValue('2');
    expect(line.getByText('CA$80.00')).toBeVisible();
    expect(screen.getByText('Items', { selector: 'dt' }).nextElementSibling).toHaveTextContent('CA$80.00');
    expect(messages()).toHaveTextContent(`${giloy}: only 2 left. We set your quantity to 2.`);
    await user.click(screen.getByRole('link', { name: 'Proceed to Checkout' }));
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    expect(summary.getByText(heldNote)).toBeInTheDocument();
    expect(requestsOf(backend, 'updateCart')).toEqual([]);
  });
});

describe('products of one name', () => {
  const few = product({ _id: 'few', name: 'Triphala', pack_size: '60 tablets', price: 20, oprice: 20 });
  const many = product({ _id: 'many', name: 'Triphala', pack_size: '120 tablets', price: 35, oprice: 35 });
  const bottle = product({ _id: 'bottle', name: 'Neem_Oil', price: 8, oprice: 8 });
  const jar = product({ _id: 'jar', name: 'Neem Oil', price: 12, oprice: 12 });
  const shelf = [few, many, bottle, jar];

  const buy = async (price: string) => {
    const box = within(await screen.findByRole('region', { name: 'Buy' }));
    expect(await box.findByText(price)).toBeVisible();
    return box;
  };

  it('each has a link of its own in the listing', async () => {
    await stock(backend, shelf);
    const { user } = await renderApp('/medicines');
    const links = await main().findAllByRole('link', { name: /^(Triphala|Neem.Oil)$/ });
    expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual([
      '/products/Neem_Oil?id=bottle',
      '/products/Neem_Oil?id=jar',
      '/products/Triphala?id=few',
      '/products/Triphala?id=many',
    ]);
    await user.click(links.find((link) => link.getAttribute('href')?.endsWith('many')) as HTMLElement);
    await buy('CA$35.00');
    expect(window.location.pathname + window.location.search).toBe('/products/Triphala?id=many');
  });

  it.each([
    ['Triphala', 'many', 'CA$35.00'],
    ['Neem_Oil', 'bottle', 'CA$8.00'],
    ['Neem_Oil', 'jar', 'CA$12.00'],
  ])('each opens from its link, is shared by it, and goes into the bag: %s %s', async (slug, id, price) => {
    await signedIn('Noah');
    await stock(backend, shelf);
    const { user } = await renderApp(`/products/${slug}?id=${id}`);
    const box = await buy(price);
    await waitFor(() => expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', location.href));
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    );
    expect(data.join()).toContain(`"url":"${location.href}"`);
    await user.click((await extras()).getByRole('button', { name: 'Share' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(location.href));
    await user.click(box.getByRole('button', { name: 'Add To Bag' }));
    await waitFor(() => expect(requestsOf(backend, 'addToCart').map(({ query }) => query.productId)).toEqual([id]));
  });

  it('a link whose product is gone does not show another of its name', async () => {
    await stock(backend, [few]);
    await renderApp('/products/Triphala?id=many');
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this product' })).toBeVisible();
  });

  it('a link without an id names the other pack first among the similar products', async () => {
    const others = ['Anise', 'Basil', 'Clove'].map((name) => product({ _id: name, name, category: few.category }));
    await stock(backend, [few, ...others, { ...many, category: 'Elsewhere' }]);
    await renderApp('/products/Triphala');
    await buy('CA$20.00');
    const similar = within(await screen.findByRole('list', { name: 'Similar Products' }));
    await waitFor(() => expect(similar.getAllByRole('link')[0]).toHaveAttribute('href', '/products/Triphala?id=many'));
  });

  it('the search suggests both, with their packs', { tags: 'long' }, async () => {
    await stock(backend, shelf);
    const { user } = await renderApp('/');
    await user.type(screen.getByRole('combobox', { name: 'Search products' }), 'Triphala');
    const options = await screen.findAllByRole('option', { name: /^Triphala .* · / });
    expect(options.map(({ textContent }) => /\d+ tablets/.exec(textContent)?.[0])).toEqual([
      '60 tablets',
      '120 tablets',
    ]);
    await user.click(options[1] as HTMLElement);
    await buy('CA$35.00');
  });
});
