import { expect, it } from 'vitest';
import { userRow } from '@/domain/adminUsers';
import { usersCsv } from '@/domain/usersCsv';

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
