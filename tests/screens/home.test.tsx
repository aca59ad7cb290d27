import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@/contract/product';
import { VideoStrip } from '@/features/home/VideoStrip';
import { selectBuyNow } from '@/state/buyNow';
import { makeStore } from '@/state/makeStore';
import { forgetViewed, recentlyViewed } from '@/state/recentlyViewed';
import { startBackend } from '../support/backend';
import { shelf, stock } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { stubMedia } from '../support/windows';

const backend = startBackend();

const images = ['https://pictures.test/1.svg'];

async function openHome(products: readonly Product[]) {
  await stock(backend, products);
  const app = await renderApp('/');
  await screen.findByRole('region', { name: 'Shipping and orders' });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading products' })).not.toBeInTheDocument());
  return app;
}

/** The visible product names of each section, by its heading. */
function rows() {
  return ['Featured Products', 'Best Sellers'].flatMap((name) => {
    if (!screen.queryByRole('heading', { level: 2, name })) return [];
    const cards = within(screen.getByRole('region', { name })).queryAllByRole('heading', { level: 3 });
    return [[name, new Set(cards.map((card) => card.textContent)).size]];
  });
}

const highlights = () => screen.queryAllByRole('button', { name: /^Buy Now: / });

const brahmanand = (count: number) => shelf(count, { images });

const others = (count: number) =>
  shelf(count, { images, brand: 'Maple Vaidya' }).map((product) => ({
    ...product,
    _id: product._id.replace('65a', '65b'),
    name: product.name.replace('Remedy', 'Balm'),
  }));

it.each([
  [
    'only Brahmanand',
    brahmanand(12),
    [
      ['Featured Products', 5],
      ['Best Sellers', 4],
    ],
    ['/medicines/Brahmanand', '/medicines', '/medicines'],
  ],
  ['no Brahmanand', others(7), [['Featured Products', 5]], ['/medicines', '/medicines']],
] as const)(
  'with %s every heading stands over products, two are highlighted, and no link leads to a search',
  async (_, products, expected, to) => {
    await openHome(products);
    expect(rows()).toEqual(expected);
    expect(highlights()).toHaveLength(2);
    const links = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href'));
    await waitFor(() => expect(new Set(links('Banners'))).toEqual(new Set(to)));
    expect(links('Welcome')).toEqual([...new Set(['/medicines', to[0]])]);
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/medicines');
    if (expected.length > 1)
      expect(screen.getByRole('link', { name: 'More from Brahmanand' })).toHaveAttribute(
        'href',
        '/medicines/Brahmanand',
      );
  },
);

it('a shop without products shows no empty sections', async () => {
  await openHome([]);
  expect(rows()).toEqual([]);
  expect(highlights()).toEqual([]);
});

it('a highlight links to its page; its Buy Now asks a guest for the email address, then opens the checkout with one item', async () => {
  const { user, store } = await openHome(others(6));
  const section = within(screen.getByRole('region', { name: 'Balm 01' }));
  expect(section.getByRole('link', { name: 'Balm 01' })).toHaveAttribute('href', '/products/Balm_01');
  await user.click(section.getByRole('button', { name: 'Buy Now: Balm 01' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter Your Email To Continue' }));
  await user.click(dialog.getByRole('textbox', { name: 'Email' }));
  await user.paste('noor@example.com');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/orders/checkout'));
  expect(selectBuyNow(store.getState())).toMatchObject({ product: { name: 'Balm 01', oprice: 11 }, quantity: 1 });
});

it('a catalogue that is cut off says so below the received products, and Retry loads the rest', async () => {
  let broken = true;
  backend.spoil('getProducts', ({ text }) => new Response(broken ? text + text : text));
  const { user } = await renderApp('/');
  const message = await screen.findByText('We couldn’t load all products');
  expect(rows()).toEqual([['Featured Products', 5]]);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(message).not.toBeInTheDocument());
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Featured Products', 5],
      ['Best Sellers', 4],
    ]),
  );
});

describe('video strip', () => {
  let appear: (inView: boolean) => void;

  const play = vi.fn(() => Promise.resolve());

  const pause = vi.fn();

  beforeEach(() => {
    play.mockClear();
    pause.mockClear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          appear = (isIntersecting) => act(() => tell([{ isIntersecting }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  });

  const videos = () => document.querySelectorAll('video');

  it('the video strip shows posters until it is in view, then muted videos without preloading', () => {
    render(<VideoStrip />);
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(videos()).toHaveLength(0);
    appear(true);
    expect(videos()).toHaveLength(3);
    for (const video of videos()) {
      expect(video).toMatchObject({ muted: true, loop: true, preload: 'none' });
      expect(video).toHaveAccessibleName();
      expect(video.poster).not.toBe('');
    }
    expect(play).toHaveBeenCalledTimes(3);
  });

  it('the videos pause out of view and by the button', async () => {
    render(<VideoStrip />);
    appear(true);
    appear(false);
    expect(pause).toHaveBeenCalledTimes(3);
    appear(true);
    await userEvent.click(screen.getByRole('button', { name: 'Pause videos' }));
    expect(pause).toHaveBeenCalledTimes(6);
    await userEvent.click(screen.getByRole('button', { name: 'Play videos' }));
    expect(play).toHaveBeenCalledTimes(9);
  });

  it('the video strip shows only posters and no pause button under reduced motion', () => {
    stubMedia(() => true);
    render(<VideoStrip />);
    appear(true);
    expect(videos()).toHaveLength(0);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('recently viewed', () => {
  const storedIds = () => localStorage.getItem('recentlyViewed');

  const list = () => screen.findByRole('list', { name: 'Recently viewed' });

  const idOf = (number: number) => shelf(number).at(-1)?._id;

  async function names(): Promise<(string | null)[]> {
    return within(await list())
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
  }

  async function visit(number: string) {
    const app = await renderApp(`/products/Remedy_${number}`);
    await screen.findByRole('region', { name: 'Price, delivery and help' });
    // The view is recorded after the page is painted.
    await waitFor(() => expect(recentlyViewed.select(app.store.getState())[0]).toBe(idOf(Number(number))));
    return app;
  }

  it('a product page shows the products viewed before, the latest first and without its own', async () => {
    await stock(backend, shelf(6));
    // Only the valid ids count.
    localStorage.setItem('recentlyViewed', JSON.stringify([7, idOf(2), idOf(1)]));
    (await visit('03')).unmount();
    await visit('02');
    expect(await names()).toEqual(['Remedy 03', 'Remedy 01']);
    expect(storedIds()).toBe(JSON.stringify([idOf(2), idOf(3), idOf(1)]));
  });

  it('the home page shows them too, without those that the catalogue no longer has, and they can be cleared', async () => {
    await stock(backend, shelf(3));
    localStorage.setItem('recentlyViewed', JSON.stringify(['gone', idOf(3)]));
    const { user } = await renderApp('/');
    expect(await names()).toEqual(['Remedy 03']);
    await user.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument();
    expect(storedIds()).toBe('[]');
    expect(await screen.findByText('Recently viewed products cleared')).toBeVisible();
  });

  it('what another tab clears disappears from this one too', async () => {
    await stock(backend, shelf(3));
    localStorage.setItem('recentlyViewed', JSON.stringify([idOf(3)]));
    await renderApp('/');
    await list();
    makeStore().store.dispatch(forgetViewed());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'recentlyViewed' })));
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument();
  });

  it('a damaged list is an empty one', async () => {
    await stock(backend, shelf(3));
    localStorage.setItem('recentlyViewed', '{"a":1}');
    await visit('01');
    expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument();
  });
});
