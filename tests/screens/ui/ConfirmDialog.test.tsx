import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

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
