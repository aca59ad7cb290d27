import { expect, it } from 'vitest';
import { viewQuery, viewSearch } from '@/features/admin/list/useDashboardUrl';

it('A view keeps filters, sort, columns and search, in one order, and nothing that was opened', () => {
  const first = viewQuery('?tab=bookings&show=1&sort=date&status=Confirmed&page=3&open=a&slip=b');
  expect(first).toBe('sort=date&status=Confirmed');
  expect(viewQuery('status=Confirmed&sort=date')).toBe(first);
});

it('A view’s address shows the list, whatever a damaged query names', () => {
  expect(viewSearch('user', 'tab=payments&show=0&sort=-orders&q=a%26b')).toBe('?tab=user&show=1&q=a%26b&sort=-orders');
});
