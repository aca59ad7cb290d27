import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Pagination } from '@/ui/Pagination';

function show(page: number, pages: number) {
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} hrefFor={(to) => `/medicines?page=${to}`} />
    </MemoryRouter>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });

it('Prev is disabled on page 1', () => {
  show(1, 3);
  expect(link('Prev')).toHaveAttribute('aria-disabled', 'true');
  expect(link('Prev')).not.toHaveAttribute('href');
  expect(link('Next')).toHaveAttribute('href', '/medicines?page=2');
});

it('Next is disabled on the last page', () => {
  show(3, 3);
  expect(link('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(link('Prev')).toHaveAttribute('href', '/medicines?page=2');
});

it('the current page is marked with aria-current', () => {
  show(2, 3);
  expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
  expect(link('Page 1')).not.toHaveAttribute('aria-current');
});
