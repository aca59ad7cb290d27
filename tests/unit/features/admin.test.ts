import { describe, expect, it } from 'vitest';
import { chosenColumns, withColumnToggled } from '@/features/admin/list/tableColumn';
import { viewQuery, viewSearch } from '@/features/admin/list/useDashboardUrl';
import { periodTick } from '@/features/admin/payments/periodNames';
import { inFrench } from '../../support/windows';

describe('chosen columns', () => {
  const all = ['order', 'date', 'total'];

  it.each([
    ['', all],
    ['total,order', ['order', 'total']],
    ['date,unknown', ['date']],
    ['unknown', all],
  ])('The columns %j of an address show %j', (text, shown) => expect(chosenColumns(all, text)).toEqual(shown));

  it.each([
    ['', 'date', 'order,total'],
    ['order,total', 'date', ''],
    ['date', 'date', 'date'],
    ['date', 'order', 'order,date'],
  ])('From the columns %j, a press on %s leaves %j', (text, id, left) =>
    expect(withColumnToggled(all, text, id)).toBe(left),
  );
});

describe('view query', () => {
  it('A view keeps filters, sort, columns and search, in one order, and nothing that was opened', () => {
    const first = viewQuery('?tab=bookings&show=1&sort=date&status=Confirmed&page=3&open=a&slip=b');
    expect(first).toBe('sort=date&status=Confirmed');
    expect(viewQuery('status=Confirmed&sort=date')).toBe(first);
  });

  it('A view’s address shows the list, whatever a damaged query names', () => {
    expect(viewSearch('user', 'tab=payments&show=0&sort=-orders&q=a%26b')).toBe(
      '?tab=user&show=1&q=a%26b&sort=-orders',
    );
  });
});

describe('period names', () => {
  it('a day on the axis is shown without its year, in either language', async () => {
    const french = await inFrench<typeof import('@/features/admin/payments/periodNames')>(
      'features/admin/payments/periodNames.ts',
    );
    expect(periodTick('2025-03-09', 'day')).toBe('Mar 9');
    expect(french.periodTick('2025-03-09', 'day')).toBe('9 mars');
    expect(french.periodTick('2025-03', 'month')).toBe('mars 2025');
  });
});
