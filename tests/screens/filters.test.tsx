import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { product, review } from '../support/fixtures';
import { phoneWindow } from '../support/phoneWindow';
import { renderApp } from '../support/renderApp';
import { requestsOf, stock } from '../support/shelf';

const backend = startBackend();

const shelf = [
  product({ _id: '1', name: 'Rose Tea', category: 'Women', brand: 'Nila', dose_form: 'Tea', price: 12, oprice: 12 }),
  product({ _id: '2', name: 'Beard Oil', category: 'Men', brand: 'Asha’s Pantry', dose_form: 'Oil', oprice: 20 }),
  product({ _id: '3', name: 'Foot Oil', category: 'Men', brand: 'Nila', dose_form: 'Oil', stockSize: 0 }),
  product({ _id: '4', name: 'Calm Balm', dose_form: 'Balm', reviews: [review(5)], price: 9, oprice: 9 }),
];

beforeEach(() => stock(backend, shelf));

const main = () => within(screen.getByRole('main'));
const address = () => window.location.pathname + window.location.search;
const count = (text: string) => main().findByText(text);
const filtersButton = () => main().findByRole('button', { name: /^Filters/ });
const chips = () => within(main().getByRole('list', { name: 'Active filters' }));

async function shownNames(): Promise<(string | null)[]> {
  const list = await main().findByRole('list', { name: 'Products' });
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

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

  it('several brands may be chosen, but one rating', async () => {
    const { user } = await renderApp('/medicines');
    await user.click(await filtersButton());
    const panel = within(await main().findByRole('region', { name: 'Filters' }));
    await user.click(panel.getByRole('checkbox', { name: /^Nila/ }));
    await user.click(panel.getByRole('checkbox', { name: /^Asha’s Pantry/ }));
    expect(address()).toBe('/medicines?brand=Nila&brand=Asha%E2%80%99s+Pantry');
    await count('Showing 1–3 of 3 products');
    await user.click(chips().getByRole('button', { name: 'Clear all' }));
    await user.click(panel.getByRole('radio', { name: '4 stars and up 1 product' }));
    await user.click(panel.getByRole('radio', { name: /^3 stars/ }));
    expect(address()).toBe('/medicines?rating=3');
    expect(await shownNames()).toEqual(['Calm Balm']);
    await user.click(panel.getByRole('radio', { name: 'Any rating' }));
    expect(address()).toBe('/medicines');
  });

  it('the button says whether the filters show, and hides them', async () => {
    const { user } = await renderApp('/medicines');
    await user.click(await filtersButton());
    const panel = await main().findByRole('region', { name: 'Filters' });
    expect(await filtersButton()).toHaveAttribute('aria-expanded', 'true');
    expect(await filtersButton()).toHaveAttribute('aria-controls', panel.id);
    await user.click(await filtersButton());
    expect(panel).not.toBeInTheDocument();
    expect(await filtersButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('choices do not scroll the page; Back undoes them one by one', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user } = await renderApp('/medicines');
    await user.click(await filtersButton());
    const panel = within(await main().findByRole('region', { name: 'Filters' }));
    scrollTo.mockClear();
    await user.click(panel.getByRole('checkbox', { name: /^Men/ }));
    await user.click(panel.getByRole('checkbox', { name: /^Nila/ }));
    await count('Showing 1–1 of 1 product');
    expect(scrollTo).not.toHaveBeenCalled();
    act(() => window.history.back());
    await count('Showing 1–2 of 2 products');
    expect(address()).toBe('/medicines?category=Men');
  });

  it('nothing is counted before all products are there', async () => {
    await backend.fail({ call: 'getProducts', kind: 'slow', times: 1, ms: 1500 });
    const { user } = await renderApp('/medicines?q=tea');
    await main().findByText('Loading more products…');
    await user.click(await filtersButton());
    expect(await main().findByRole('status', { name: 'Loading filters' })).toBeInTheDocument();
    expect(await main().findByRole('region', { name: 'Filters' }, { timeout: 5000 })).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    phoneWindow();
    // jsdom has no layout.
    document.elementsFromPoint = () => [];
  });

  it('the filters are a sheet whose button says how many products it shows', async () => {
    const { user } = await renderApp('/medicines');
    await user.click(await filtersButton());
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: /^Men/ }));
    expect(sheet.getByRole('status')).toHaveTextContent('2 products');
    expect(sheet.getByRole('button', { name: 'Show 2 products' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/medicines');
    await user.click(sheet.getByRole('checkbox', { name: /^Women/ }));
    await user.click(sheet.getByRole('button', { name: 'Show 1 product' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await shownNames()).toEqual(['Rose Tea']);
    expect(await filtersButton()).toHaveFocus();
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

  it.each(['?category=Toys', '?brand=&form=%00&price=9-1&rating=eleven&stock=yes&offer=1', '?category=%3Cscript%3E'])(
    '%s is ignored',
    async (query) => {
      await renderApp(`/medicines${query}`);
      await count('Showing 1–4 of 4 products');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Medicines & wellness');
      expect(main().queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    },
  );

  it('keeps its filters on further pages, without those that do not exist', async () => {
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

  it('filters a search and a brand too', async () => {
    const { unmount } = await renderApp('/medicines?q=oil&brand=Nila');
    expect(await shownNames()).toEqual(['Foot Oil']);
    unmount();
    await renderApp('/medicines/Nila?form=Tea');
    expect(await shownNames()).toEqual(['Rose Tea']);
  });

  it('that nothing meets names the filter to drop, with what it brings back, and the nearest products', async () => {
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

  it('of one category has its name as heading, title and canonical URL; of more filters it is not indexed', async () => {
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
