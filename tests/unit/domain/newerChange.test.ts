import { expect, it } from 'vitest';
import { newerChange, newerChanges } from '@/domain/bulkEdit';

it.each([
  ['nobody changed', { seen: 'Confirmed', theirs: 'Confirmed', wanted: 'Shipped' }],
  ['someone changed to the same', { seen: 'Confirmed', theirs: 'Shipped', wanted: 'Shipped' }],
])('A value that %s is saved without a question', (_, change) => expect(newerChange(change)).toBeNull());

it('A value that someone changed to another one is shown first', () => {
  const change = { seen: 'Confirmed', theirs: 'Delivered', wanted: 'Shipped' };
  expect(newerChange(change)).toEqual(change);
});

it('Only the fields about to be saved are compared', () =>
  expect(
    newerChanges({ price: 10, stock: 5, brand: 'A' }, { price: 12, stock: 4, brand: 'B' }, { price: 11, stock: 4 }),
  ).toEqual([{ field: 'price', seen: 10, theirs: 12, wanted: 11 }]));
