import { expect, it } from 'vitest';
import { periodTick } from '@/features/admin/payments/periodNames';
import { inFrench } from '../../../../support/inFrench';

it('a day on the axis is shown without its year, in either language', async () => {
  const french = await inFrench<typeof import('@/features/admin/payments/periodNames')>(
    'features/admin/payments/periodNames.ts',
  );
  expect(periodTick('2025-03-09', 'day')).toBe('Mar 9');
  expect(french.periodTick('2025-03-09', 'day')).toBe('9 mars');
  expect(french.periodTick('2025-03', 'month')).toBe('mars 2025');
});
