import { expect, it } from 'vitest';
import type { AdminBooking } from '@/domain/bookings';
import { productsToReorder } from '@/domain/stockOutlook';
import { csvOf } from '@/features/admin/list/columns';
import { reorderColumns } from '@/features/admin/stock/ReorderDialog';
import { product } from '../../support/fixtures';

const now = new Date('2026-03-31T12:00:00Z');

function booking(day: string | null, ...lines: [name: string, quantity: number][]): AdminBooking {
  return {
    date: day === null ? null : new Date(`${day}T12:00:00Z`),
    lines: lines.map(([name, quantity]) => ({ productId: '', name, quantity, unitCents: 0, cents: 0 })),
  } as Partial<AdminBooking> as AdminBooking;
}

const shelf = [
  product({ _id: 'low', name: 'Tulsi Tea', stockSize: 4 }),
  product({ _id: 'soon', name: 'Neem Oil', stockSize: 40 }),
  product({ _id: 'fine', name: 'Balm', stockSize: 40 }),
  product({ _id: 'out', name: 'Drops', stockSize: 0 }),
  product({ _id: 'unknown', name: 'Salt', stockSize: null }),
];
const bookings = [
  booking('2026-03-30', ['Neem Oil', 60], ['Tulsi Tea', 10]),
  booking('2026-03-02', ['neem oil', 60], ['Salt', 99]),
  booking('2026-02-01', ['Balm', 900]),
  booking('2199-01-01', ['Balm', 900]),
  booking(null, ['Balm', 900]),
  { ...booking('2026-03-30', ['Balm', 900]), status: 'Refunded' },
];
const outlooks = productsToReorder(shelf, bookings, { lowFrom: 5, now });

it('Products that are low or sold out within two weeks are reordered, the most urgent first', () => {
  expect(outlooks.map(({ product: { _id }, sold, daysLeft, reorder }) => [_id, sold, daysLeft, reorder])).toEqual([
    ['out', 0, null, 5],
    ['soon', 120, 10, 85],
    ['low', 10, 12, 11],
  ]);
});

it('Of two packs of the same name, each has its own sales where bookings tell them apart', () => {
  const packs = [
    product({ _id: 'small', name: 'Tea', stockSize: 50 }),
    product({ _id: 'large', name: 'Tea', stockSize: 50, pack_size: '500 g' }),
  ];
  const sale = booking('2026-03-30', ['Tea', 120]);
  const sold = { ...sale, lines: sale.lines.map((line) => ({ ...line, productId: 'small' })) };
  expect(productsToReorder(packs, [sold], { lowFrom: 5, now }).map(({ product: { _id } }) => _id)).toEqual(['small']);
  const gone = { ...sale, lines: sale.lines.map((line) => ({ ...line, productId: 'deleted' })) };
  expect(productsToReorder(packs, [gone], { lowFrom: 5, now })).toHaveLength(2);
});

it('A deleted product, of which bookings have no name, is no sale of a product without a name', () => {
  const nameless = product({ _id: 'nameless', name: '', stockSize: 50 });
  expect(productsToReorder([nameless], [booking('2026-03-30', ['', 500])], { lowFrom: 5, now })).toEqual([]);
});

it('The threshold decides what is low', () => {
  const ids = productsToReorder(shelf, [], { lowFrom: 40, now }).map(({ product: { _id } }) => _id);
  expect(ids).toEqual(['out', 'low', 'soon', 'fine']);
});

it('The list to reorder has a line for each product', () => {
  expect(csvOf(reorderColumns, outlooks).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFID,Name,Brand,Pack size,Stock (units),Sold in 30 days,Days left,Reorder (units)',
    'out,Drops,Brahmanand,100 g,0,0,,5',
  ]);
});
