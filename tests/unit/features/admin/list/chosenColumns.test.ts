import { expect, it } from 'vitest';
import { chosenColumns, withColumnToggled } from '@/features/admin/list/tableColumn';

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
