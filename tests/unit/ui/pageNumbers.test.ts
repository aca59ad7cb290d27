import { expect, it } from 'vitest';
import { pageNumbers } from '@/ui/Pagination';

it.each([
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
  [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
  [7, 9, [1, 'gap-before', 5, 6, 7, 8, 9]],
])('page %i of %i shows %j', (page, pages, marks) => {
  expect(pageNumbers(page, pages)).toEqual(marks);
});
