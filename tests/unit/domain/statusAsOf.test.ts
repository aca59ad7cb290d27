import { expect, it } from 'vitest';
import { statusAsOf } from '@/domain/customerOrders';

// 2025-10-19T14:00:32Z
const order = { id: '68f4eee00000070000000008' };

it('the statuses are as old as the sign-in that brought them', () =>
  expect(statusAsOf('2025-11-02T10:00:00.000Z', [order])?.toISOString()).toBe('2025-11-02T10:00:00.000Z'));

it('an order placed after the sign-in came with newer statuses', () =>
  expect(statusAsOf('2025-10-01T10:00:00.000Z', [order, { id: 'no object id' }])?.toISOString()).toBe(
    new Date(0x68f4eee0 * 1000).toISOString(),
  ));

it('without the time of the sign-in nothing is claimed', () => expect(statusAsOf(null, [order])).toBeNull());
