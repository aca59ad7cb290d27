import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Pagination } from '@/ui/Pagination';
import { pageNumbers } from '@/ui/pageNumbers';

function show(page: number, pages: number) {
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} hrefFor={(to) => `/medicines?page=${to}`} />
    </MemoryRouter>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });

test('Prev is disabled on page 1', () => {
  show(1, 3);
  expect(link('Prev')).toHaveAttribute('aria-disabled', 'true');
  expect(link('Prev')).not.toHaveAttribute('href');
  expect(link('Next')).toHaveAttribute('href', '/medicines?page=2');
});

test('Next is disabled on the last page', () => {
  show(3, 3);
  expect(link('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(link('Prev')).toHaveAttribute('href', '/medicines?page=2');
});

test('the current page is told', () => {
  show(2, 3);
  expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
  expect(link('Page 1')).not.toHaveAttribute('aria-current');
});

test.each([
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [7, 9, [1, 'gap-before', 5, 6, 7, 8, 9]],
])('page %i of %i shows %j', (page, pages, marks) => {
  expect(pageNumbers(page, pages)).toEqual(marks);
});
