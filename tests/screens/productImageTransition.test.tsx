import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productImageTransition } from '@/app/productImageTransition';
import { startBackend } from '../support/backend';
import { product } from '../support/fixtures';
import { renderApp } from '../support/renderApp';
import { stock } from '../support/shelf';

const backend = startBackend();
const image = 'https://pictures.example/tea.webp';

/** The browser's part: takes the old picture, runs the change, tells what had a name before and after. */
let named: { before: string[]; after: string[] }[] = [];
let stop = () => {};

function names(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map((element) =>
    element.style.getPropertyValue('view-transition-name'),
  );
}

function startViewTransition(change: () => Promise<void>) {
  const before = names();
  const done = change();
  const finished = done.then(() => {
    named.push({ before, after: names() });
  });
  return { ready: Promise.reject(new Error('skipped')), updateCallbackDone: finished, finished };
}

async function begin() {
  await stock(backend, [
    product({ _id: 'a', name: 'Tulsi Tea', images: [image] }),
    product({ _id: 'b', name: 'Ginger Tea', images: [image] }),
  ]);
  const shown = await renderApp('/medicines');
  await act(async () => {
    stop = productImageTransition();
    await vi.dynamicImportSettled();
  });
  return { ...shown, link: await screen.findByRole('link', { name: 'Tulsi Tea' }) };
}

const arrived = () => screen.findByRole('heading', { level: 1, name: 'Tulsi Tea' });

beforeEach(() => {
  named = [];
  Object.assign(document, { startViewTransition: vi.fn(startViewTransition) });
  // The window is as high as the card.
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 200, 200));
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('a click on a card moves its picture to the gallery, and leaves no transition name behind', async () => {
  const { user, link } = await begin();
  await user.click(link);
  expect(await arrived()).toBeVisible();
  await waitFor(() => expect(named).toHaveLength(1));
  expect(named[0]?.before.sort()).toEqual(['product-picture', 'site-header']);
  expect(named[0]?.after.sort()).toEqual(['product-picture', 'site-header']);
  await waitFor(() => expect(names()).toEqual([]));
});

it('the keyboard follows the link without a transition', async () => {
  const { user, link } = await begin();
  link.focus();
  await user.keyboard('{Enter}');
  expect(await arrived()).toBeVisible();
  expect(document.startViewTransition).not.toHaveBeenCalled();
});

it('a click with a modifier is left to the browser', async () => {
  const { user, link } = await begin();
  await user.keyboard('{Control>}');
  // The browser would open it elsewhere; jsdom cannot.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(document.startViewTransition).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/medicines');
});

it('reduced motion disables the transition', async () => {
  const still = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('reduced') }) as MediaQueryList,
    );
  const { user, link } = await begin();
  await user.click(link);
  expect(await arrived()).toBeVisible();
  expect(document.startViewTransition).not.toHaveBeenCalled();
  still.mockRestore();
});
