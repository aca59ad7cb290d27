import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Enter Your Email">
        <input aria-label="Email" />
      </Dialog>
    </>
  );
}

it('a dialog is named by its title and focuses its first control', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Enter Your Email' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

it('a dialog is open as soon as its content is rendered', () => {
  const seen: boolean[] = [];
  function Page() {
    useLayoutEffect(() => {
      seen.push(screen.getByText('Content').closest('dialog')?.open === true);
    });
    return (
      <Dialog open onClose={() => {}} title="Enter Your Email">
        <p>Content</p>
      </Dialog>
    );
  }
  render(<Page />);
  expect(seen).toEqual([true]);
});

it.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the back gesture', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  ['the browser itself', () => screen.getByRole<HTMLDialogElement>('dialog').close()],
  ['a click on the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes a dialog, and the focus returns to its opener', async (_, close) => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await close();
  expect(await screen.findByRole('button', { name: 'Open' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a dialog that is initially open stays open in strict mode', () => {
  const onClose = vi.fn();
  render(
    <StrictMode>
      <Dialog open onClose={onClose} title="Login">
        <p>Content</p>
      </Dialog>
    </StrictMode>,
  );
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

describe('Confirm dialog', () => {
  it('a confirmation dialog focuses the safe choice', async () => {
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog open title="Delete this address?" confirmLabel="Delete" onConfirm={onConfirm} onCancel={() => {}}>
        12 Elm Street
      </ConfirmDialog>,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
