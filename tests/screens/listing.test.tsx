import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopApi } from '@/api/shopApi';
import { startBackend } from '../support/backend';
import { product, requestsOf, review, shelf, stock } from '../support/fixtures';
import { main, renderApp, shownNames } from '../support/renderApp';
import { phoneWindow } from '../support/windows';

const backend = startBackend();

const address = () => window.location.pathname + window.location.search;

const pages = async () => within(await screen.findByRole('navigation', { name: 'Product pages' }));

const sortBy = () => screen.getByRole('combobox', { name: 'Sort by' });

const count = (text: string) => main().findByText(text);

it('a page shows six products, the count and links: to each page, Prev, Next, and after the last product to the next page', async () => {
  await stock(backend, shelf(14));
  const { user } = await renderApp('/medicines');
  expect(await shownNames()).toEqual(['01', '02', '03', '04', '05', '06'].map((number) => `Remedy ${number}`));
  expect(screen.getByText('Showing 1–6 of 14 products')).toBeVisible();
  const shown = await pages();
  expect(shown.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(shown.getAllByRole('link', { name: /^Page/ })).toHaveLength(3);
  expect(shown.getByRole('link', { name: 'Prev' })).toHaveAttribute('aria-disabled', 'true');
  // The link fills the last row, and is not an item of the list of products.
  const next = await screen.findByRole('link', { name: 'See the next products' });
  const products = screen.getByRole('list', { name: 'Products' });
  expect(products).not.toContainElement(next);
  expect(within(products).getAllByRole('listitem')).toHaveLength(6);
  await user.click(next);
  expect(address()).toBe('/medicines?page=2');
  await user.click((await pages()).getByRole('link', { name: 'Page 3' }));
  expect(await shownNames()).toEqual(['Remedy 13', 'Remedy 14']);
  expect(screen.getByText('Showing 13–14 of 14 products')).toBeVisible();
  expect((await pages()).getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await user.click((await pages()).getByRole('link', { name: 'Prev' }));
  await count('Showing 7–12 of 14 products');
  await user.click((await pages()).getByRole('link', { name: 'Next' }));
  expect(address()).toBe('/medicines?page=3');
});

it('a card has picture, link, name, description in two lines, selling price, heart, a stepper from 1 and Add to Cart', async () => {
  await stock(backend, [product({ price: 40, oprice: 30, images: ['https://pictures.test/1.svg'] })]);
  const { user } = await renderApp('/medicines');
  const card = within(await screen.findByRole('article', { name: 'Ashwagandha Root' }));
  expect(card.getByRole('presentation')).toHaveAttribute('src', 'https://pictures.test/1.svg');
  // The link covers the whole card.
  expect(card.getByRole('link', { name: 'Ashwagandha Root' })).toHaveClass('stretched-link');
  expect(card.getByRole('link', { name: 'Ashwagandha Root' })).toHaveAttribute('href', '/products/Ashwagandha_Root');
  expect(card.getByText('A root powder.')).toHaveClass('line-clamp-2');
  expect(card.getByText('CA$30.00')).toBeVisible();
  expect(card.getByRole('button', { name: 'Wishlist: Ashwagandha Root' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Add to Cart: Ashwagandha Root' })).toBeEnabled();
  await user.click(card.getByRole('button', { name: /^Decrease/ }));
  expect(card.getByRole('textbox', { name: 'Quantity of Ashwagandha Root' })).toHaveValue('1');
});

it('a full last row is followed by nothing; each sort order is in the URL', async () => {
  await stock(backend, shelf(4));
  const { user } = await renderApp('/medicines');
  await count('Showing 1–4 of 4 products');
  expect(screen.queryByText('Looking for something else?')).not.toBeInTheDocument();
  for (const [label, query] of [
    ['Price: low to high', '?sort=price'],
    ['Price: high to low', '?sort=price-desc'],
    ['Popularity', '?sort=popularity'],
    ['Rating', '?sort=rating'],
    ['Newest', '?sort=newest'],
    ['Biggest saving', '?sort=saving'],
    ['Default', ''],
  ] as const) {
    await user.selectOptions(sortBy(), label);
    expect(address()).toBe(`/medicines${query}`);
  }
});

it('a page number beyond the last opens the last page, whose rest of the row offers the shop’s contacts', async () => {
  await stock(backend, shelf(14));
  await renderApp('/medicines?page=99');
  await count('Showing 13–14 of 14 products');
  expect((await pages()).getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByText('Looking for something else?')).toBeVisible();
  expect(main().getByRole('link', { name: 'WhatsApp (opens a new window)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the next products' })).not.toBeInTheDocument();
});

it('a URL with a sort order opens sorted, and a new sort order sorts again from page 1', async () => {
  await stock(backend, shelf(14));
  const { user } = await renderApp('/medicines?sort=price-desc&page=2');
  expect((await shownNames())[0]).toBe('Remedy 08');
  expect(sortBy()).toHaveValue('price-desc');
  await user.selectOptions(sortBy(), 'Popularity');
  expect(address()).toBe('/medicines?sort=popularity');
  await count('Showing 1–6 of 14 products');
  expect((await shownNames())[0]).toBe('Remedy 01');
});

it('a brand’s listing is requested from the server', async () => {
  await stock(backend, [...shelf(2), product({ _id: 'o', name: 'Other', brand: 'Maison Érable & Neem' })]);
  await renderApp('/medicines/Maison%20%C3%89rable%20%26%20Neem');
  expect(await screen.findByRole('heading', { level: 1, name: 'Maison Érable & Neem' })).toBeVisible();
  expect(await shownNames()).toEqual(['Other']);
  expect(screen.getByText('Showing 1–1 of 1 product')).toBeVisible();
  expect(requestsOf(backend, 'getProducts').map(({ query }) => query)).toContainEqual({
    brand: 'Maison Érable & Neem',
  });
});

it('?search= opens the search results, as ?q= does', async () => {
  await renderApp('/medicines?search=shilajit');
  expect(await shownNames()).toEqual(['Himalayan Shilajit Resin']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “shilajit”');
  expect(requestsOf(backend, 'searchProduct').map(({ query }) => query)).toEqual([{ search: 'shilajit' }]);
});

it('Back from a product restores page and sort order', { tags: 'long' }, async () => {
  await stock(backend, shelf(14));
  const { user } = await renderApp('/medicines?sort=price-desc');
  await count('Showing 1–6 of 14 products');
  await user.click((await pages()).getByRole('link', { name: 'Page 2' }));
  await user.click(await screen.findByRole('link', { name: 'Remedy 08' }));
  await screen.findByRole('heading', { level: 1, name: 'Remedy 08' });
  act(() => window.history.back());
  await count('Showing 7–12 of 14 products');
  expect(address()).toBe('/medicines?sort=price-desc&page=2');
  await waitFor(() => expect(sortBy()).toHaveValue('price-desc'));
});

it('the quantities chosen on a card and on the product’s page are there again after Back', async () => {
  await stock(backend, [product()]);
  const { user } = await renderApp('/medicines');
  const quantity = () => main().findByRole('textbox', { name: 'Quantity of Ashwagandha Root' });
  const choose = async (typed: string) => {
    await user.clear(await quantity());
    await user.type(await quantity(), `${typed}{Enter}`);
  };
  await choose('3');
  await user.click(main().getByRole('link', { name: 'Ashwagandha Root' }));
  await screen.findByRole('region', { name: 'Buy' });
  expect(await quantity()).toHaveValue('1');
  await choose('2');
  await user.click(screen.getByRole('link', { name: 'About Us' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Buy' })).not.toBeInTheDocument());
  act(() => window.history.back());
  await screen.findByRole('region', { name: 'Buy' });
  expect(await quantity()).toHaveValue('2');
  act(() => window.history.back());
  await count('Showing 1–1 of 1 product');
  expect(await quantity()).toHaveValue('3');
});

describe('listing states', () => {
  // Imported statically: the page must render before the layout's own request fails.
  beforeAll(async () => {
    const { unmount } = await renderApp('/medicines');
    await main().findByRole('list', { name: 'Products' });
    unmount();
  });

  it.each([
    ['getProducts', '/medicines/Brahmanand'],
    // The catalogue does not match this term either.
    ['searchProduct', '/medicines?q=scented'],
  ] as const)('%s that fails at %s shows a message and a working Retry', async (call, address) => {
    await backend.fail({ call, kind: 'dropped', times: 'always' });
    const { user } = await renderApp(address);
    expect(await main().findByRole('alert')).toHaveTextContent('We couldn’t load the products');
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
    await backend.fail();
    await user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await main().findByRole('list', { name: 'Products' })).toBeVisible();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('skeleton cards are shown until the products arrive, which are refetched when a sign-in empties the caches', async () => {
    const release = backend.hold('getProducts');
    const { store } = await renderApp('/medicines');
    expect(await main().findByRole('status', { name: 'Loading products' })).toBeInTheDocument();
    expect(main().getByText('Loading products…')).toBeVisible();
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
    const { length: before } = requestsOf(backend, 'getProducts');
    act(() => void store.dispatch(shopApi.util.resetApiState()));
    release();
    expect(await main().findByRole('list', { name: 'Products' })).toBeVisible();
    expect(main().queryByRole('status', { name: 'Loading products' })).not.toBeInTheDocument();
    expect(requestsOf(backend, 'getProducts')).toHaveLength(before + 1);
  });

  it('one invalid record drops only that record', async () => {
    const good = product({ _id: 'good', name: 'Good Balm' });
    const nameless = { ...product({ _id: 'bad' }), name: undefined };
    const body = JSON.stringify({ response: [null, 'text', nameless, good, { _id: 'bare', name: 'Bare Balm' }] });
    await backend.fail({ call: 'getProducts', kind: 'response', times: 'always', response: { status: 200, body } });
    await renderApp('/medicines');
    const list = within(await main().findByRole('list', { name: 'Products' }));
    expect(list.getAllByRole('article')).toHaveLength(2);
    expect(list.getByRole('article', { name: 'Good Balm' })).toHaveTextContent('CA$30.00');
    expect(list.getByRole('article', { name: 'Bare Balm' })).toHaveTextContent('Price on request');
  });

  it('a change of brand keeps the old products under an overlay until the new ones load', async () => {
    await stock(backend, [...shelf(2), product({ _id: 'o', name: 'Other', brand: 'Nila' })]);
    const { user } = await renderApp('/medicines');
    await main().findByText('Showing 1–3 of 3 products');
    const release = backend.hold('getProducts');
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(nav.getByRole('button', { name: 'Products' }));
    await user.click(nav.getByRole('link', { name: 'Nila' }));
    expect(await main().findByText('Loading products')).toBeInTheDocument();
    expect(main().getByRole('article', { name: 'Remedy 01' })).toBeVisible();
    release();
    await main().findByText('Showing 1–1 of 1 product');
    expect(main().queryByText('Loading products')).not.toBeInTheDocument();
    expect(main().queryByRole('article', { name: 'Remedy 01' })).not.toBeInTheDocument();
  });

  it('a new search does not report "no results" before its response', { tags: 'long' }, async () => {
    const { user } = await renderApp('/medicines?q=zzz');
    await main().findByText('No results found for "zzz"');
    const release = backend.hold('searchProduct');
    const box = screen.getByRole('banner').querySelector<HTMLInputElement>('input[type="search"]');
    await user.clear(box ?? document.body);
    await user.type(box ?? document.body, 'shilajit{Enter}');
    expect(await main().findByRole('heading', { level: 1, name: 'Results for “shilajit”' })).toBeVisible();
    expect(main().queryByText(/No results found/)).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(main().getByRole('article', { name: 'Himalayan Shilajit Resin' })).toBeVisible());
  });
});

describe('filters', () => {
  const shelf = [
    product({ _id: '1', name: 'Rose Tea', category: 'Women', brand: 'Nila', dose_form: 'Tea', price: 12, oprice: 12 }),
    product({ _id: '2', name: 'Beard Oil', category: 'Men', brand: 'Asha’s Pantry', dose_form: 'Oil', oprice: 20 }),
    product({ _id: '3', name: 'Foot Oil', category: 'Men', brand: 'Nila', dose_form: 'Oil', stockSize: 0 }),
    product({ _id: '4', name: 'Calm Balm', dose_form: 'Balm', reviews: [review(5)], price: 9, oprice: 9 }),
  ];

  beforeEach(() => stock(backend, shelf));

  const filtersButton = () => main().findByRole('button', { name: /^Filters/ });

  const chips = () => within(main().getByRole('list', { name: 'Active filters' }));

  describe('on a wide screen', () => {
    it('choices take effect at once, in the URL, the count, the chips and the counts of other filters', async () => {
      const { user } = await renderApp('/medicines?sort=price');
      await count('Showing 1–4 of 4 products');
      await user.click(await filtersButton());
      const panel = within(await main().findByRole('region', { name: 'Filters' }));
      expect(panel.getByRole('checkbox', { name: 'Nila 2 products' })).not.toBeChecked();

      await user.click(panel.getByRole('checkbox', { name: 'Oil 2 products' }));
      expect(address()).toBe('/medicines?form=Oil&sort=price');
      expect(await count('Showing 1–2 of 2 products')).toHaveAttribute('role', 'status');
      expect(await shownNames()).toEqual(['Beard Oil', 'Foot Oil']);
      expect(panel.getByRole('checkbox', { name: 'Nila 1 product' })).toBeEnabled();
      expect(panel.getByRole('checkbox', { name: 'Brahmanand 0 products' })).toBeDisabled();
      expect(panel.getByRole('checkbox', { name: 'Tea 1 product' })).toBeEnabled();

      await user.click(panel.getByRole('checkbox', { name: 'In stock 1 product' }));
      expect(await shownNames()).toEqual(['Beard Oil']);
      expect(await filtersButton()).toHaveTextContent('Filters (2)');
      await user.click(chips().getByRole('button', { name: 'Remove filter: Oil' }));
      expect(address()).toBe('/medicines?stock=in&sort=price');
      await count('Showing 1–3 of 3 products');
      await user.click(chips().getByRole('button', { name: 'Clear all' }));
      expect(address()).toBe('/medicines?sort=price');
      await count('Showing 1–4 of 4 products');
      expect(requestsOf(backend, 'getProducts')).toHaveLength(1);
    });

    it('one rating may be chosen at a time, or any', { tags: 'long' }, async () => {
      const { user } = await renderApp('/medicines');
      await user.click(await filtersButton());
      const panel = within(await main().findByRole('region', { name: 'Filters' }));
      await user.click(panel.getByRole('radio', { name: '4 stars and up 1 product' }));
      await user.click(panel.getByRole('radio', { name: /^3 stars/ }));
      expect(address()).toBe('/medicines?rating=3');
      await user.click(panel.getByRole('radio', { name: 'Any rating' }));
      expect(address()).toBe('/medicines');
    });

    it('choices do not scroll the page; Back undoes them one by one; the button hides the filters, and says so', async () => {
      const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
      const { user } = await renderApp('/medicines');
      await user.click(await filtersButton());
      const region = await main().findByRole('region', { name: 'Filters' });
      const panel = within(region);
      expect(await filtersButton()).toHaveAttribute('aria-expanded', 'true');
      expect(await filtersButton()).toHaveAttribute('aria-controls', region.id);
      scrollTo.mockClear();
      await user.click(panel.getByRole('checkbox', { name: /^Men/ }));
      await user.click(panel.getByRole('checkbox', { name: /^Nila/ }));
      await count('Showing 1–1 of 1 product');
      expect(scrollTo).not.toHaveBeenCalled();
      act(() => window.history.back());
      await count('Showing 1–2 of 2 products');
      expect(address()).toBe('/medicines?category=Men');
      await user.click(await filtersButton());
      expect(region).not.toBeInTheDocument();
      expect(await filtersButton()).toHaveAttribute('aria-expanded', 'false');
    });

    it('the filters are still open after Back from a product, even if a choice made a new entry of the list', async () => {
      const { user } = await renderApp('/medicines');
      await user.click(await filtersButton());
      await user.click(await main().findByRole('checkbox', { name: /^Men/ }));
      await count('Showing 1–2 of 2 products');
      await user.click(main().getByRole('link', { name: 'Beard Oil' }));
      await screen.findByRole('heading', { level: 1, name: 'Beard Oil' });
      act(() => window.history.back());
      expect(await main().findByRole('region', { name: 'Filters' })).toBeVisible();
    });

    it('the filters show that they load until all products have arrived', async () => {
      backend.hold('getProducts');
      const { user } = await renderApp('/medicines?q=tea');
      await main().findByText('Loading more products…');
      await user.click(await filtersButton());
      expect(await main().findByRole('status', { name: 'Loading filters' })).toBeInTheDocument();
      expect(await main().findByRole('region', { name: 'Filters' })).toBeInTheDocument();
    });
  });

  describe('on a phone', () => {
    beforeEach(() => void phoneWindow());

    it('the filters are a drawer whose button says how many products it shows', async () => {
      const { user } = await renderApp('/medicines');
      await user.click(await filtersButton());
      const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
      await user.click(drawer.getByRole('heading', { name: 'Filters' }));
      await user.click(drawer.getByRole('checkbox', { name: /^Men/ }));
      expect(drawer.getByRole('button', { name: 'Show 2 products' })).toBeVisible();
      expect((await main().findByText('Showing 1–2 of 2 products')).closest('[role=status]')).not.toBeNull();
      await user.click(drawer.getByRole('button', { name: 'Clear all' }));
      expect(address()).toBe('/medicines');
      await user.click(drawer.getByRole('checkbox', { name: /^Women/ }));
      await user.click(drawer.getByRole('button', { name: 'Show 1 product' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(await shownNames()).toEqual(['Rose Tea']);
      expect(await filtersButton()).toHaveFocus();
    });

    it('filters pressed while the list loads open once it is there', async () => {
      const release = backend.hold('getProducts');
      const { user } = await renderApp('/medicines');
      await user.click(await filtersButton());
      expect(main().getByText('Loading products…')).toBeVisible();
      release();
      expect(await screen.findByRole('checkbox', { name: /^Men/ })).toBeVisible();
      expect(await filtersButton()).toHaveAttribute('aria-expanded', 'true');
    });

    it('filters pressed while a list loads that turns out empty open nothing', async () => {
      await stock(backend, []);
      const release = backend.hold('getProducts');
      const { user } = await renderApp('/medicines');
      await user.click(await filtersButton());
      release();
      expect(await count('No products')).toBeVisible();
      // Not that a search found nothing.
      expect(screen.getByRole('heading', { name: 'No products to show right now' })).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  describe('a URL with filters', () => {
    it('opens filtered, without a moment of the whole list', async () => {
      const seen = new Set<string | null>();
      const observer = new MutationObserver(() => {
        for (const heading of document.querySelectorAll('main article h2')) seen.add(heading.textContent);
      });
      observer.observe(document.body, { childList: true, subtree: true });
      await renderApp('/medicines?category=Men&price=15-30&offer=yes&stock=in');
      expect(await shownNames()).toEqual(['Beard Oil']);
      observer.disconnect();
      expect([...seen]).toEqual(['Beard Oil']);
    });

    it('with invalid values ignores them', async () => {
      await renderApp('/medicines?category=%3Cscript%3E&brand=&form=%00&price=9-1&rating=eleven&stock=yes&offer=1');
      await count('Showing 1–4 of 4 products');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Medicines & wellness');
      expect(main().queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    });

    it('keeps its filters on further pages, without those that do not exist', { tags: 'long' }, async () => {
      await stock(
        backend,
        Array.from({ length: 9 }, (_, n) => product({ _id: `${n}`, name: `Oil ${n}`, category: 'Men' })),
      );
      const { user } = await renderApp('/medicines?category=men&brand=None');
      await count('Showing 1–6 of 9 products');
      await user.click(await main().findByRole('link', { name: 'Page 2' }));
      expect(address()).toBe('/medicines?category=Men&page=2');
      await count('Showing 7–9 of 9 products');
    });

    it('filters a search and a brand too', { tags: 'long' }, async () => {
      const { unmount } = await renderApp('/medicines?q=oil&brand=Nila');
      expect(await shownNames()).toEqual(['Foot Oil']);
      unmount();
      await renderApp('/medicines/Nila?form=Tea');
      expect(await shownNames()).toEqual(['Rose Tea']);
    });

    it('that no product meets names each filter to drop, with its number of products, and the closest matches', async () => {
      const { user } = await renderApp('/medicines?category=Men&form=Tea&stock=in');
      expect(await main().findByRole('heading', { name: 'No products match these filters' })).toBeVisible();
      expect(main().getByText('No products')).toHaveAttribute('role', 'status');
      expect(main().getByRole('link', { name: 'Without “Men”: 1 product' })).toBeVisible();
      expect(main().queryByRole('link', { name: /Without “In stock”/ })).not.toBeInTheDocument();
      expect(main().getByRole('link', { name: 'Without filters: 4 products' })).toHaveAttribute('href', '/medicines');
      const nearest = within(main().getByRole('list', { name: 'Closest matches' }));
      expect(nearest.getAllByRole('heading')[0]).toHaveTextContent('Rose Tea');
      await user.click(main().getByRole('link', { name: 'Without “Tea”: 1 product' }));
      expect(await shownNames()).toEqual(['Beard Oil']);
    });

    it('of one category has its name as heading, title and canonical URL; with more filters it is not indexed', async () => {
      const { unmount } = await renderApp('/medicines?category=Men');
      await count('Showing 1–2 of 2 products');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Men');
      expect(document.title).toBe('Men – Tulsi North');
      const canonical = document.head.querySelector('link[rel=canonical]');
      expect(canonical).toHaveAttribute('href', expect.stringMatching(/\/medicines\?category=Men$/));
      unmount();
      await renderApp('/medicines?category=Men&stock=in');
      await waitFor(() => expect(document.head.querySelector('meta[name=robots]')).toBeInTheDocument());
    });
  });

  describe('Men, Women and Medicine', () => {
    const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));

    it('each open their part of the catalogue and are marked there', async () => {
      const { user } = await renderApp('/about-us');
      await user.click(nav().getByRole('link', { name: 'Women' }));
      expect(await shownNames()).toEqual(['Rose Tea']);
      expect(nav().getByRole('link', { name: 'Women' })).toHaveAttribute('aria-current', 'page');
      expect(nav().getByRole('link', { name: 'Men' })).not.toHaveAttribute('aria-current');
      await user.click(nav().getByRole('link', { name: 'Men' }));
      expect(await shownNames()).toEqual(['Beard Oil', 'Foot Oil']);
    });

    it('open the whole listing where no product has their category', async () => {
      await stock(backend, [product({ name: 'Rose Tea', category: 'Tea' })]);
      const { user } = await renderApp('/about-us');
      await user.click(nav().getByRole('link', { name: 'Men' }));
      expect(await shownNames()).toEqual(['Rose Tea']);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Medicines & wellness');
    });
  });
});
