import { expect, it } from 'vitest';
import { shortOrderId } from '@/domain/customerOrders';

it('a long id is shortened to its end, which differs between orders', () => {
  expect(shortOrderId('68f4eee00007000000a3f0c8')).toBe('00A3F0C8');
  expect(shortOrderId('68f4eee00007000000a3f0c9')).toBe('00A3F0C9');
});

it('a short id stays as it is', () => expect(shortOrderId('order-1')).toBe('order-1'));
