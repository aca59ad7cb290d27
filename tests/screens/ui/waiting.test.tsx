import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowNote } from '@/ui/SlowNote';
import { Steps } from '@/ui/Steps';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a slow answer is named after 8 s, and no longer once it is there', () => {
  const { rerender } = render(<SlowNote active>Still waiting</SlowNote>);
  act(() => vi.advanceTimersByTime(7999));
  expect(screen.queryByText('Still waiting')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Still waiting');
  rerender(<SlowNote active={false}>Still waiting</SlowNote>);
  expect(screen.queryByText('Still waiting')).not.toBeInTheDocument();
});

test('earlier steps link back, the current one is told, later ones wait', () => {
  const steps = ['Address', 'Payment', 'Review'].map((label) => ({ label, to: `/${label}` }));
  render(
    <MemoryRouter>
      <Steps label="Checkout" steps={steps} current={2} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: /^Address\s?\(done\)/ })).toHaveAttribute('href', '/Address');
  expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
});
