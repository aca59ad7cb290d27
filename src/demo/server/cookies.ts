export const customerCookie = 'tulsi_session';
export const adminCookie = 'tulsi_admin';

/** How the backend reads and sets cookies where it runs. */
export interface Cookies {
  /** The text of the Cookie header that belongs to this request. */
  read(request: Request): string;
  write(headers: Headers, name: string, value: string): void;
}

/** Over HTTP: real headers. */
export const headerCookies: Cookies = {
  read: (request) => request.headers.get('Cookie') ?? '',
  write: (headers, name, value) => headers.append('Set-Cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`),
};

/** In the page: a worker can neither read nor set a cookie header, so the document's own cookies are used. */
export const documentCookies: Cookies = {
  read: () => document.cookie,
  write: (_headers, name, value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and in insecure contexts.
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax`;
  },
};

/** One cookie's value out of a Cookie header's text; null when it is not there. */
export function cookieValue(text: string, name: string): string | null {
  return new RegExp(`(?:^|[;,]\\s*)${name}=([^;,]*)`).exec(text)?.[1] ?? null;
}
