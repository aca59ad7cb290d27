import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderGroupSchema } from '@/contract/order';
import { listedUserSchema } from '@/contract/user';
import { productRow } from '@/domain/adminProducts';
import { type UserRow, userRow } from '@/domain/adminUsers';
import { groupBookings } from '@/domain/bookings';
import { ordersToShip } from '@/domain/orderStatus';
import { bookingColumns } from '@/features/admin/bookings/bookingList';
import { findRecords } from '@/features/admin/find/find';
import { type AdminColumn, chosenColumns, csvOf, tableColumns, withColumnToggled } from '@/features/admin/list/columns';
import { readThreshold } from '@/features/admin/list/preferencesSlice';
import { viewQuery, viewSearch } from '@/features/admin/list/useDashboardUrl';
import { ledgerColumns } from '@/features/admin/payments/ledgerList';
import { periodTick } from '@/features/admin/payments/periods';
import { productColumns } from '@/features/admin/products/ProductList';
import { userColumns } from '@/features/admin/users/userList';
import { product, review } from '../../support/fixtures';
import { ledgerOf } from '../../support/ledger';

describe('chosen columns', () => {
  const all = ['order', 'date', 'total'];

  it.each([
    ['', all],
    ['total,order', ['order', 'total']],
    ['date,unknown', ['order', 'date']],
    ['unknown', all],
  ])('The columns %j of an address show %j', (text, shown) => expect(chosenColumns(all, text)).toEqual(shown));

  it('The first column of each list, which always shows, holds the link of the record', () => {
    const firsts = [bookingColumns, ledgerColumns, productColumns, userColumns].map(
      (columns) => tableColumns<never>(columns)[0]?.id,
    );
    expect(firsts).toEqual(['order', 'order', 'name', 'name']);
  });

  it.each([
    ['', 'date', 'order,total'],
    ['order,total', 'date', ''],
    ['date', 'date', 'order'],
    ['date', 'total', ''],
  ])('From the columns %j, a press on %s leaves %j', (text, id, left) =>
    expect(withColumnToggled(all, text, id)).toBe(left),
  );
});

describe('what the tables sort by', () => {
  const sortValues = <T>(columns: readonly AdminColumn<T>[], row: T) =>
    Object.fromEntries(columns.flatMap(({ id, sortBy }) => (sortBy ? [[id, sortBy(row)]] : [])));
  const [entry] = ledgerOf([{ day: '2025-03-01', paid: 12 }]);

  it('Products: texts, cents, units; null for an empty brand', () =>
    expect(sortValues(productColumns, productRow(product({ brand: '', stockSize: 7, reviews: [review(5)] })))).toEqual({
      name: 'Ashwagandha Root',
      brand: null,
      category: 'Medicine',
      price: 3000,
      stock: 7,
      reviews: 1,
    }));

  it('Users: null without an email', () => {
    const profile = { firstName: 'Asha', lastName: 'Rao', email: '', contactNumber: '' };
    const user = { _id: 'u1', profile, myOrders: [] } as unknown as Parameters<typeof userRow>[0];
    expect(sortValues(userColumns, userRow(user))).toEqual({ name: 'Asha Rao', email: null, orders: 0 });
  });

  it('Bookings and payments: the date as a number, the status by its step, amounts in cents', () => {
    if (!entry) throw new Error('No payment');
    const date = new Date(2025, 2, 1, 12).getTime();
    const shipped = { ...entry.booking, stage: 2 };
    expect(sortValues(bookingColumns, shipped)).toMatchObject({ date, status: 2, total: 1200 });
    expect(sortValues(ledgerColumns, entry)).toEqual({ date, paid: 1200 });
  });
});

describe('the palette', () => {
  const bookings = ledgerOf([{ day: '2025-03-01', paid: 12, transactionId: '7AB-19C' }]).map(({ booking }) => booking);
  const groups = (text: string) => findRecords({ products: [], users: [], bookings }, text).map(({ id }) => id);

  it.each(['7ab-19c', '#7AB 19C', '7ab19', 'ab-19'])('Finds a transaction by its code in any notation: %s', (text) =>
    expect(groups(text)).toEqual(['bookings', 'transactions']),
  );

  it.each(['customer 12.00', '-'])('Names no transaction for %s', (text) =>
    expect(groups(text)).not.toContain('transactions'),
  );
});

describe('low stock', () => {
  it.each([
    ['0', 0],
    [' 12 ', 12],
    ['1000000', 1_000_000],
    ...['', '-1', '1e9', '"', '1.5', '99999999'].map((text) => [text, null] as const),
  ] as const)('The threshold %j is read as %j', (text, threshold) => expect(readThreshold(text)).toBe(threshold));
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

it('A day on the axis is shown without its year, in either language', () => {
  expect(periodTick('2025-03-09', 'day')).toBe('Mar 9');
  expect(periodTick('2025-03', 'month')).toBe('March 2025');
});

it('An order to ship is counted once where a part of it is not shipped, however the server writes its status', () => {
  const myOrders = [['Confirmed', 'Delivered'], [' confirmed', 'Confirmed'], ['Shipped'], ['Cancelled']].map(
    (statuses, index) => ({ _id: `g${index}`, bookings: statuses.map((OrderStatus) => ({ OrderStatus })) }),
  );
  const toShip = userColumns.find(({ id }) => id === 'toShip');
  expect(toShip?.cell?.(userRow(v.parse(listedUserSchema, { _id: 'u', myOrders })))).toBe(2);
  const groups = myOrders.flatMap((group) => groupBookings('customer', v.parse(orderGroupSchema, group)));
  expect(ordersToShip(groups)).toBe(2);
});

it('An exported user has the number of orders and the newest one with its day in the shop', () => {
  const user = {
    id: 'u1',
    name: 'Asha Rao',
    user: { profile: { email: 'asha@demo.example', contactNumber: '+14165550142' } },
    orders: [{ status: 'Shipped', date: new Date('2025-03-09T12:00:00Z') }],
  } as unknown as UserRow;
  expect(csvOf(userColumns, [user]).replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
    'Customer ID,Name,Email,Phone,Orders,Newest order (America/Toronto),Status of the newest order',
    "u1,Asha Rao,asha@demo.example,'+14165550142,1,2025-03-09 08:00,Shipped",
  ]);
});
