import { dateOfObjectId } from './objectId';

/**
 * The statuses are at least this new: they came with the sign-in, or with the booking of a later order. Null if the time of the
 * sign-in is unknown.
 */
export function statusAsOf(signedInAt: string | null, orders: readonly { readonly id: string }[]): Date | null {
  if (!signedInAt) return null;
  const times = orders.map(({ id }) => dateOfObjectId(id)?.getTime() ?? 0);
  return new Date(Math.max(Date.parse(signedInAt), ...times));
}
