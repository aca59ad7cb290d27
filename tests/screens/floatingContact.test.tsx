import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';

startBackend();

const contact = () => screen.queryByRole('complementary', { name: 'Contact' });
const away = () => contact()?.classList.contains('not-focus-within:opacity-0');

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
}

test('the buttons go away while scrolling down, and come back on the way up and at the top', async () => {
  await renderApp('/about-us');
  expect(away()).toBe(false);
  scrollTo(400);
  expect(away()).toBe(true);
  scrollTo(397);
  expect(away()).toBe(true);
  scrollTo(300);
  expect(away()).toBe(false);
  scrollTo(600);
  scrollTo(0);
  expect(away()).toBe(false);
});

test('they are away while a field has the focus', async () => {
  await renderApp('/about-us');
  const box = screen.getByRole('combobox', { name: 'Search products' });
  act(() => box.focus());
  expect(away()).toBe(true);
  act(() => box.blur());
  expect(away()).toBe(false);
});

test('away, they are still a stop of the keyboard', async () => {
  await renderApp('/about-us');
  scrollTo(400);
  screen.getByRole('link', { name: 'Call us' }).focus();
  expect(screen.getByRole('link', { name: 'Call us' })).toHaveFocus();
});

test.each(['/sign-in', '/sign-up'])('on %s, mostly fields, there are none', async (path) => {
  await renderApp(path);
  expect(contact()).not.toBeInTheDocument();
});
