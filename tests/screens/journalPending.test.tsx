import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { JournalPending } from '@/features/payment/JournalPending';

it('a journal that opens slowly is named within two seconds, and after ten with what helps (fault 78)', async () => {
  vi.useFakeTimers();
  render(<JournalPending />);
  expect(screen.queryByText(/^We’re checking for earlier payments/)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(/^We’re checking for earlier payments.*close the shop’s other tabs/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByRole('heading', { name: 'We can’t check for earlier payments' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
