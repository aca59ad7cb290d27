import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FloatingContact } from '@/features/layout/FloatingContact';
import { startBackend } from '../support/backend';
import { phoneWindow } from '../support/phoneWindow';
import { renderApp } from '../support/renderApp';

startBackend();

const contact = () => screen.findByRole('complementary', { name: 'Contact' });
const position = async () => (await contact()).querySelector('[data-position]')?.getAttribute('data-position');
const expectPosition = (expected: string) => waitFor(async () => expect(await position()).toBe(expected));

/** jsdom has no layout: the test says which elements are at a point. */
function stubElementsAt(at: (x: number) => Element[]) {
  document.elementsFromPoint = (x) => at(x);
}

/** Opens a page on a phone, with nothing under the buttons. */
async function openOnPhone(path = '/about-us') {
  phoneWindow();
  stubElementsAt(() => []);
  return renderApp(path);
}

it('a wide screen has the contact buttons too', async () => {
  await renderApp('/about-us');
  expect(await contact()).toBeInTheDocument();
});

it('the contact buttons open a chat with the prefilled text and a call', async () => {
  await openOnPhone();
  const buttons = within(await contact());
  expect(buttons.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/14165550137?text=Hello%2C%20I%20need%20assistance.',
  );
  expect(buttons.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+14165550137');
});

it('the contact buttons are visible over empty space and hidden while the page scrolls', async () => {
  await openOnPhone();
  await expectPosition('visible');
  fireEvent.scroll(window);
  expect(await position()).toBe('hidden');
  await expectPosition('visible');
});

it('the contact buttons move to the edge over content, and hide if the edge is covered too', async () => {
  await openOnPhone();
  const button = document.body.appendChild(document.createElement('button'));
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 360 });
  stubElementsAt((x) => (x < 340 ? [button] : []));
  fireEvent.scroll(window);
  await expectPosition('edge');
  stubElementsAt(() => [button]);
  fireEvent.scroll(window);
  await waitFor(async () => expect(await position()).toBe('hidden'));
  button.remove();
});

it('the contact buttons are hidden while a field has the focus', async () => {
  await openOnPhone();
  await expectPosition('visible');
  await userEvent.click(screen.getByRole('button', { name: 'Open search' }));
  const box = await screen.findByRole('combobox', { name: 'Search products' });
  act(() => box.focus());
  expect(await position()).toBe('hidden');
  act(() => box.blur());
  await expectPosition('visible');
});

it.each(['/sign-in', '/sign-up'])('%s, a page of fields, has no contact buttons', (path) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <FloatingContact />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('complementary', { name: 'Contact' })).not.toBeInTheDocument();
});
