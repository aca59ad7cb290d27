import { isLoopback } from '@/lib/url';

/** Suffixes below which anybody can register a site, whose name then has one more label. */
const sharedSuffix =
  /\.((co|com|org|net|gov|ac|edu)\.[a-z]{2}|github\.io|gitlab\.io|netlify\.app|pages\.dev|workers\.dev|vercel\.app|web\.app|onrender\.com|herokuapp\.com|fly\.dev|azurewebsites\.net|cloudfront\.net)$/;

/** The site to which a browser assigns a host, by the usual suffixes. */
function siteOf({ protocol, hostname }: URL): string {
  if (/^[\d.]+$|^\[/.test(hostname)) return `${protocol}${hostname}`;
  const labels = sharedSuffix.exec(`.${hostname}`)?.[1]?.split('.').length ?? 1;
  return `${protocol}${hostname
    .split('.')
    .slice(-labels - 1)
    .join('.')}`;
}

export const isSameSite = (one: string, other: string) => siteOf(new URL(one)) === siteOf(new URL(other));

export interface CookieNews {
  readonly name: string;
  /** Why a browser does not send it back to the API from the shop's pages; null if it does. */
  readonly blocked: string | null;
  readonly advice: readonly string[];
}

interface Cookie extends CookieNews {
  readonly value: string;
}

/** Reads a `Set-Cookie` header like a browser that shows a page of `origin`. */
function readCookie(header: string, url: string, origin: string): Cookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const named = new Map(
    attributes.map((attribute) => {
      const [name = '', value = ''] = attribute.split('=');
      return [name.toLowerCase(), value.toLowerCase()];
    }),
  );
  const at = pair.indexOf('=');
  const sameSite = named.get('samesite');
  const isSecure = named.has('secure');
  const reasons = [
    sameSite === 'none' && !isSecure && 'SameSite=None without Secure is refused',
    sameSite !== 'none' &&
      !isSameSite(url, origin) &&
      `the API is on another site than the shop, so it needs SameSite=None, not ${sameSite ?? 'no SameSite at all'}`,
  ];
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    blocked: reasons.find((reason) => reason !== false) || null,
    advice: [
      ...(named.has('httponly') ? [] : ['HttpOnly is missing: scripts can read it']),
      ...(isSecure || isLoopback(new URL(url)) ? [] : ['Secure is missing']),
    ],
  };
}

/** The cookies that a browser would store for each host. `news` lists all that were set, also blocked ones. */
export function makeCookieJar(origin: string) {
  const jar = new Map<string, Map<string, string>>();
  const news: CookieNews[] = [];
  return {
    news,
    take: (url: string, headers: Headers): void => {
      const { host } = new URL(url);
      for (const header of headers.getSetCookie()) {
        const { value, ...cookie } = readCookie(header, url, origin);
        news.push(cookie);
        if (!cookie.blocked) jar.set(host, (jar.get(host) ?? new Map()).set(cookie.name, value));
      }
    },
    headerFor: (url: string): string =>
      [...(jar.get(new URL(url).host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}
