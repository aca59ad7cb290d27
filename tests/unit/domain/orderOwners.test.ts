import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listedUserSchema } from '@/contract/user';
import { userRow } from '@/domain/adminUsers';
import { orderOwners, ownerOf } from '@/domain/bookings';

const user = (id: string, ...myOrders: unknown[]) => userRow(v.parse(listedUserSchema, { _id: id, myOrders }));
const owners = orderOwners([
  user('u1', { _id: 'g1', bookings: [] }, 'b2', 'twice'),
  user('u2', 'shared'),
  user('u3', 'shared', 'own', 'own'),
]);
const idOf = (orderId: string, bookingId = '') => {
  const owner = ownerOf(owners, { orderId, bookingId });
  return typeof owner === 'string' ? owner : owner.row.id;
};

it.each([
  ['by the id of its group', 'g1', '', 'u1'],
  ['by its own id, where the server lists those', 'g9', 'b2', 'u1'],
  ['although its user lists it twice', 'own', '', 'u3'],
])('A booking finds its user %s', (_, orderId, bookingId, id) => expect(idOf(orderId, bookingId)).toBe(id));

it('A booking that no user has, or several, finds none', () => {
  expect(idOf('g9', '')).toBe('none');
  expect(idOf('shared')).toBe('several');
});
