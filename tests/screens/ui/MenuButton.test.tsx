import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MenuButton } from '@/ui/MenuButton';

function show() {
  render(
    <>
      <MenuButton label="Products">
        <a href="#dabur">Dabur</a>
        <a href="#zandu">Zandu</a>
      </MenuButton>
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Products' });
}
const link = (name: string) => screen.queryByRole('link', { name });

test('a click opens and a second click closes', async () => {
  const button = show();
  expect(link('Dabur')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(link('Dabur')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(link('Dabur')).not.toBeInTheDocument();
});

test('the mouse opens it, and the click that follows keeps it open', async () => {
  const button = show();
  await userEvent.hover(button);
  expect(link('Dabur')).toBeVisible();
  await userEvent.click(button);
  expect(link('Dabur')).toBeVisible();
});

test('it closes some time after the mouse has left', async () => {
  const button = show();
  await userEvent.hover(button);
  await userEvent.unhover(button);
  await waitFor(() => expect(link('Dabur')).not.toBeInTheDocument());
});

test('arrow keys open it and walk through the links; Escape closes and returns the focus', async () => {
  const button = show();
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(link('Dabur')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(link('Zandu')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(link('Dabur')).not.toBeInTheDocument();
});

test('keys that come faster than the screen is drawn lose no step', () => {
  const button = show();
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowDown' });
  expect(link('Zandu')).toHaveFocus();
});

test('leaving it with the keyboard closes it', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.tab();
  expect(link('Dabur')).toBeVisible();
  await userEvent.tab();
  expect(link('Dabur')).not.toBeInTheDocument();
});

test('a press elsewhere and a press on a link close it', async () => {
  const button = show();
  await userEvent.click(button);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(link('Dabur')).not.toBeInTheDocument();
  await userEvent.click(button);
  fireEvent.click(screen.getByRole('link', { name: 'Zandu' }));
  expect(link('Zandu')).not.toBeInTheDocument();
});
