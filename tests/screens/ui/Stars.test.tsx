import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from '@/ui/Stars';

it('a star rating has a text alternative', () => {
  render(<Stars value={4.2} />);
  expect(screen.getByRole('img', { name: '4.2 out of 5 stars' })).toBeVisible();
});
