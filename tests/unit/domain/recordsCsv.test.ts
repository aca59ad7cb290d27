import { expect, it } from 'vitest';
import { productRow } from '@/domain/adminProducts';
import { userRow } from '@/domain/adminUsers';
import { productsCsv, usersCsv } from '@/domain/recordsCsv';
import { product as makeProduct } from '../../support/fixtures';

it('An exported product has both prices and five pictures, and an unknown stock is empty', () => {
  const product = makeProduct({
    name: '=Tulsi',
    price: 40,
    oprice: 32.5,
    stockSize: null,
    images: ['https://a.test/1'],
  });
  const [head, row] = productsCsv([productRow(product)])
    .trimEnd()
    .split('\r\n');
  expect(head?.split(',')).toHaveLength(16);
  expect(row).toContain("'=Tulsi");
  expect(row?.endsWith(',40,32.5,,https://a.test/1,,,,')).toBe(true);
});

it('An exported user has the number of orders', () => {
  const user = {
    _id: 'u1',
    profile: { firstName: 'Asha', lastName: 'Rao', email: 'asha@demo.example', contactNumber: '+14165550142' },
    myOrders: [],
  };
  expect(usersCsv([userRow(user as unknown as Parameters<typeof userRow>[0])]).split('\r\n')[1]).toBe(
    "u1,Asha Rao,asha@demo.example,'+14165550142,0,,",
  );
});
