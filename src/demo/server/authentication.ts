import { type CallContext, type CallHandler, fieldsOf, HttpError, textOf } from './call';
import type { DemoState, Session, UserRecord } from './state';

/** Reads and sets cookies, depending on the runtime. */
export interface Cookies {
  /** The request's Cookie header. */
  read(request: Request): string;
  write(headers: Headers, name: string, value: string): void;
}

/** Cookies over HTTP. */
export const headerCookies: Cookies = {
  read: (request) => request.headers.get('Cookie') ?? '',
  write: (headers, name, value) => headers.append('Set-Cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`),
};

/** Cookies in the page: a service worker cannot access cookie headers, so these are the document's. */
export const documentCookies: Cookies = {
  read: () => document.cookie,
  write: (_headers, name, value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and in insecure contexts.
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax`;
  },
};

const sessionCookies = { customer: 'tulsi_session', admin: 'tulsi_admin' } as const;

/** The session of the role's cookie, if it is one of that role. */
function cookieSession({ state, cookies }: CallContext, role: Session['role']): Session | undefined {
  const id = new RegExp(`(?:^|[;,]\\s*)${sessionCookies[role]}=([^;,]*)`).exec(cookies)?.[1];
  const session = id ? state.sessions[id] : undefined;
  return session?.role === role ? session : undefined;
}

const unauthorized = () => new HttpError(401, 'Unauthorized');

/**
 * The customer that the query or the body names, authenticated as the contract says: by the Bearer token or the
 * session cookie. @throws HttpError 401 or 404
 */
export function customerOf(context: CallContext): UserRecord {
  const { state, call, bearer, query, body } = context;
  const session = call.bearer ? state.sessions[bearer ?? ''] : cookieSession(context, 'customer');
  if (session?.role !== 'customer') throw unauthorized();
  const userId = textOf(query.get('userId') ?? fieldsOf(body).userId);
  const user = state.users.find(({ _id }) => _id === userId);
  if (!user) throw new HttpError(404, 'User not found');
  if (session.ownerId !== userId) throw unauthorized();
  return user;
}

/** A call that only an administrator may make. */
export function adminOnly(handler: CallHandler): CallHandler {
  return (context) => {
    if (!cookieSession(context, 'admin')) throw unauthorized();
    return handler(context);
  };
}

/** Stores a new session and returns its id or token. */
export function openSession(state: DemoState, session: Session): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  state.sessions[secret] = session;
  return secret;
}

/** Gives the response the cookie of a new session. */
export function setSessionCookie({ state, setCookie }: CallContext, session: Session): void {
  setCookie(sessionCookies[session.role], openSession(state, session));
}
