import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '@/ui/Picture';

it('a missing picture keeps its alternative text', () => {
  render(<Picture src={null} alt="Neem Oil" />);
  expect(screen.getByRole('img', { name: 'Neem Oil' })).not.toHaveAttribute('src');
});

it('a placeholder replaces a broken picture, until there is another URL', () => {
  const { rerender } = render(<Picture src="/broken.png" alt="Neem Oil" />);
  fireEvent.error(screen.getByRole('img', { name: 'Neem Oil' }));
  expect(screen.getByRole('img', { name: 'Neem Oil' })).not.toHaveAttribute('src');
  rerender(<Picture src="/good.png" alt="Neem Oil" />);
  expect(screen.getByRole('img', { name: 'Neem Oil' })).toHaveAttribute('src', '/good.png');
});

it('eager pictures have high priority, others load lazily', () => {
  render(
    <>
      <Picture src="/a.png" alt="First" eager />
      <Picture src="/b.png" alt="Later" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Later' })).toHaveAttribute('loading', 'lazy');
});
