import type { CallContext } from './callContext';
import { adminCookie, cookieValue, customerCookie } from './cookies';
import { textOf } from './fields';
import { Refusal, unauthorized } from './refusal';
import type { UserRecord } from './state';

function customer(context: CallContext, userId: string, secret: string | null): UserRecord {
  const session = secret ? context.state.sessions[secret] : undefined;
  if (session?.role !== 'customer') throw unauthorized();
  const user = context.state.users.find(({ _id }) => _id === userId);
  if (!user) throw new Refusal(404, 'User not found');
  if (session.ownerId !== userId) throw unauthorized();
  return user;
}

/** The customer of the query's userId, authenticated by the Bearer token. @throws Refusal 401 or 404 */
export function customerByToken(context: CallContext): UserRecord {
  return customer(context, textOf(context.query.get('userId')), context.bearer);
}

/** The customer of this id, authenticated by the session cookie. @throws Refusal 401 or 404 */
export function customerByCookie(context: CallContext, userId: string): UserRecord {
  return customer(context, userId, cookieValue(context.cookies, customerCookie));
}

/** @throws Refusal 401 */
export function requireAdmin(context: CallContext): void {
  const secret = cookieValue(context.cookies, adminCookie);
  if (!secret || context.state.sessions[secret]?.role !== 'admin') throw unauthorized();
}
