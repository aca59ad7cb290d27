import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '@/ui/Picture';

test('a missing picture keeps its words', () => {
  render(<Picture src={null} alt="Neem Oil" />);
  expect(screen.getByRole('img', { name: 'Neem Oil' })).not.toHaveAttribute('src');
});

test('a broken picture becomes a drawing; another address is tried anew', () => {
  const { rerender } = render(<Picture src="/broken.png" alt="Neem Oil" />);
  fireEvent.error(screen.getByRole('img', { name: 'Neem Oil' }));
  expect(screen.getByRole('img', { name: 'Neem Oil' })).not.toHaveAttribute('src');
  rerender(<Picture src="/good.png" alt="Neem Oil" />);
  expect(screen.getByRole('img', { name: 'Neem Oil' })).toHaveAttribute('src', '/good.png');
});

test('the first pictures are fetched first, the others when they come near', () => {
  render(
    <>
      <Picture src="/a.png" alt="First" eager />
      <Picture src="/b.png" alt="Later" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Later' })).toHaveAttribute('loading', 'lazy');
});
