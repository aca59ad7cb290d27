import { expect, it } from 'vitest';
import { bookedProducts } from '@/domain/bookings';
import { salesBy, salesTotal } from '@/domain/sales';
import { product } from '../../support/fixtures';
import { ledgerOf } from '../../support/ledger';

const find = bookedProducts([
  product({ _id: 'p1', name: 'Oil', brand: 'Himalaya', price: 20.1, oprice: 18 }),
  product({ _id: 'p2', name: 'Drops', brand: 'Himalaya', price: 5, oprice: 5 }),
]);
const line = (productId: string | null, name: string, quantity: number, price: number) => ({
  productId: productId && { _id: productId, name },
  quantity,
  price,
  total_price: price * quantity,
});
const sold = (...products: unknown[]) => ledgerOf([{ day: '2025-03-09', paid: 1, products }]);
const none = { pieces: 0, cents: 0, discountCents: 0, unknownPieces: 0 };

it('A discount is the original price minus the booked one, in cents, for each piece', () =>
  expect(salesBy('product', sold(line('p1', 'Oil', 3, 17.95)), find)).toEqual([
    { name: 'Oil', pieces: 3, cents: 53_85, discountCents: 6_45, unknownPieces: 0 },
  ]));

it('A price above the original one is no discount', () =>
  expect(salesBy('product', sold(line('p2', 'Drops', 1, 6)), find)[0]).toMatchObject({ discountCents: 0 }));

it('A product of a renamed name counts by its id; a deleted one has no brand and an unknown discount', () =>
  expect(salesBy('brand', sold(line('p1', 'Old oil', 1, 18), line(null, '', 2, 4)), find)).toEqual([
    { name: 'Himalaya', pieces: 1, cents: 18_00, discountCents: 2_10, unknownPieces: 0 },
    { name: '', pieces: 2, cents: 8_00, discountCents: 0, unknownPieces: 2 },
  ]));

it('A booking that repeats a transaction sold nothing', () => {
  const payment = { day: '2025-03-09', paid: 18, transactionId: 'T1', products: [line('p1', 'Oil', 1, 18)] };
  expect(salesTotal(salesBy('brand', ledgerOf([payment, payment]), find))).toEqual({
    ...none,
    pieces: 1,
    cents: 18_00,
    discountCents: 2_10,
  });
});
