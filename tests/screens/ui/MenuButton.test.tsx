import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
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

it('a click opens the menu and a second click closes it', async () => {
  const button = show();
  expect(link('Dabur')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(link('Dabur')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(link('Dabur')).not.toBeInTheDocument();
});

it('hovering opens the menu, and a click after that keeps it open', async () => {
  const button = show();
  await userEvent.hover(button);
  expect(link('Dabur')).toBeVisible();
  await userEvent.click(button);
  expect(link('Dabur')).toBeVisible();
});

it('the menu closes shortly after the mouse leaves', async () => {
  const button = show();
  await userEvent.hover(button);
  await userEvent.unhover(button);
  await waitFor(() => expect(link('Dabur')).not.toBeInTheDocument());
});

it('arrow keys open the menu and move through its links; Escape closes it and returns the focus', async () => {
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

it('key presses faster than rendering are not lost', () => {
  const button = show();
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowDown' });
  expect(link('Zandu')).toHaveFocus();
});

it('tabbing out of the menu closes it', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.tab();
  expect(link('Dabur')).toBeVisible();
  await userEvent.tab();
  expect(link('Dabur')).not.toBeInTheDocument();
});

it('an outside click and a click on a link close the menu', async () => {
  const button = show();
  await userEvent.click(button);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(link('Dabur')).not.toBeInTheDocument();
  await userEvent.click(button);
  fireEvent.click(screen.getByRole('link', { name: 'Zandu' }));
  expect(link('Zandu')).not.toBeInTheDocument();
});
