import { expect, it } from 'vitest';
import { userRow } from '@/domain/adminUsers';
import { usersCsv } from '@/domain/reportsCsv';
import { inFrench } from '../../support/windows';

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

it('A file of users names the status and the columns in French, and keeps the date machine-readable', async () => {
  const french = await inFrench<typeof import('@/domain/reportsCsv')>('domain/reportsCsv.ts');
  const row = {
    id: 'u1',
    name: 'Asha Rao',
    user: { profile: { email: 'asha@demo.example', contactNumber: '' } },
    orders: [{ status: 'Shipped', date: new Date(2025, 2, 9, 12) }],
  } as unknown as Parameters<typeof usersCsv>[0][number];
  expect(french.usersCsv([row]).replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
    'ID du client,Nom,Courriel,Téléphone,Commandes,Dernière commande (America/Toronto),État de la dernière commande',
    'u1,Asha Rao,asha@demo.example,,1,2025-03-09 08:00,Expédiée',
  ]);
});
