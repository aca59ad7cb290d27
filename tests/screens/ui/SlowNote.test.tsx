import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SlowNote } from '@/ui/loading';

beforeEach(() => void vi.useFakeTimers());

it('a slow response is announced after 8 s, until it arrives', () => {
  const { rerender } = render(<SlowNote active>Still waiting</SlowNote>);
  act(() => vi.advanceTimersByTime(7999));
  expect(screen.queryByText('Still waiting')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Still waiting');
  rerender(<SlowNote active={false}>Still waiting</SlowNote>);
  expect(screen.queryByText('Still waiting')).not.toBeInTheDocument();
});
