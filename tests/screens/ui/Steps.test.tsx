import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Steps } from '@/ui/Steps';

it('completed steps link back, the current one is marked, later ones are plain text', () => {
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
