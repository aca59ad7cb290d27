import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBackend } from '../support/backend';
import { phoneWindow } from '../support/phoneWindow';
import { renderApp } from '../support/renderApp';

startBackend();

const contact = () => screen.findByRole('complementary', { name: 'Contact' });
const place = async () => (await contact()).querySelector('[data-place]')?.getAttribute('data-place');
const expectPlace = (wanted: string) => waitFor(async () => expect(await place()).toBe(wanted));

/** jsdom draws nothing: what lies at a point is told by the test. */
function lies(at: (x: number) => Element[]) {
  document.elementsFromPoint = (x) => at(x);
}

/** The page on a phone, with nothing below the buttons. */
async function openOnPhone(path = '/about-us') {
  phoneWindow();
  lies(() => []);
  return renderApp(path);
}

test('a wide screen has none', async () => {
  await renderApp('/about-us');
  expect(screen.queryByRole('complementary', { name: 'Contact' })).not.toBeInTheDocument();
});

test('they open a chat with the prefilled text and a call', async () => {
  await openOnPhone();
  const buttons = within(await contact());
  expect(buttons.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/14165550137?text=Hello%2C%20I%20need%20assistance.',
  );
  expect(buttons.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+14165550137');
});

test('where nothing lies they are out; they go away while the page moves', async () => {
  await openOnPhone();
  await expectPlace('out');
  fireEvent.scroll(window);
  expect(await place()).toBe('away');
  await expectPlace('out');
});

test('where something lies they lean out of the edge, where the edge is taken too they are away', async () => {
  await openOnPhone();
  const button = document.body.appendChild(document.createElement('button'));
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 360 });
  lies((x) => (x < 340 ? [button] : []));
  fireEvent.scroll(window);
  await expectPlace('edge');
  lies(() => [button]);
  fireEvent.scroll(window);
  await waitFor(async () => expect(await place()).toBe('away'));
  button.remove();
});

test('they are away while a field has the focus', async () => {
  await openOnPhone();
  await expectPlace('out');
  const box = screen.getByRole('combobox', { name: 'Search products' });
  act(() => box.focus());
  expect(await place()).toBe('away');
  act(() => box.blur());
  await expectPlace('out');
});

test.each(['/sign-in', '/sign-up'])('on %s, mostly fields, there are none', async (path) => {
  await openOnPhone(path);
  await new Promise((done) => setTimeout(done, 500));
  expect(screen.queryByRole('complementary', { name: 'Contact' })).not.toBeInTheDocument();
});
