export const customerCookie = 'tulsi_session';
export const adminCookie = 'tulsi_admin';

/** Reads and sets cookies, depending on the runtime. */
export interface Cookies {
  /** The request's Cookie header. */
  read(request: Request): string;
  write(headers: Headers, name: string, value: string): void;
}

/** Over HTTP. */
export const headerCookies: Cookies = {
  read: (request) => request.headers.get('Cookie') ?? '',
  write: (headers, name, value) => headers.append('Set-Cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`),
};

/** In the page: a service worker cannot access cookie headers, so these are the document's cookies. */
export const documentCookies: Cookies = {
  read: () => document.cookie,
  write: (_headers, name, value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and in insecure contexts.
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax`;
  },
};

/** A cookie's value from a Cookie header, or null. */
export function cookieValue(text: string, name: string): string | null {
  return new RegExp(`(?:^|[;,]\\s*)${name}=([^;,]*)`).exec(text)?.[1] ?? null;
}
