import { reasonOf } from './connection';
import { makeCookieJar } from './cookies';

/** A request and its response. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** The URL after redirects. */
  readonly finalUrl: string;
  /** 0 without a response. */
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly bytes: number;
  /** From the request to the head of the response. */
  readonly firstByteMs: number;
  /** When the head of the response arrived (ms since 1970). */
  readonly at: number;
  /** Why the shop's page gets no response: none arrived, or the browser blocks it. */
  readonly problem: { readonly kind: 'network' | 'cors'; readonly text: string } | null;
}

interface BrowserOptions {
  /** The origin of the page that sends the requests. */
  readonly origin: string;
  readonly limitMs: number;
  /** Called every three seconds while a response is pending. */
  readonly progress: (line: string) => void;
}

interface Sent {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: string;
}

const progressEveryMs = 3000;

// Some hosts reject requests that do not look like a browser's.
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const listOf = (header: string | null) => (header ?? '').split(',').map((part) => part.trim().toLowerCase());

/** Why a browser blocks a response from another origin; null if it does not. */
function corsProblem(headers: Headers, origin: string, withCookies: boolean): string | null {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (!allowed) return 'Access-Control-Allow-Origin is missing';
  if (allowed === '*') return withCookies ? 'Access-Control-Allow-Origin is *, which cookies do not go with' : null;
  if (allowed !== origin) return `Access-Control-Allow-Origin is ${allowed}, not ${origin}`;
  if (withCookies && headers.get('Access-Control-Allow-Credentials') !== 'true')
    return 'Access-Control-Allow-Credentials: true is missing';
  return null;
}

/** The headers of a request that a server must allow in a preflight. */
function unsafeHeaders(headers: Headers): string[] {
  const harmless = ['accept', 'accept-language', 'content-language'];
  const isForm = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/;
  return [...headers].flatMap(([name, value]) =>
    harmless.includes(name) || (name === 'content-type' && isForm.test(value)) ? [] : name,
  );
}

/** Applies a browser's rules without a browser: CORS, preflights, cookies. Its `fetch` replaces the global one. */
export function makeBrowser({ origin, limitMs, progress }: BrowserOptions) {
  const network = globalThis.fetch;
  const exchanges: Exchange[] = [];
  const cookies = makeCookieJar(origin);
  const isOwn = (url: string) => new URL(url).origin === origin;

  /** Sends a request without CORS, like one for a page's picture or script, or a navigation. */
  async function load(url: string, { method = 'GET', headers, body }: Sent = {}): Promise<Exchange> {
    const started = performance.now();
    const seconds = () => Math.round((performance.now() - started) / 1000);
    const timer = setInterval(() => progress(`Waiting for ${new URL(url).host}, ${seconds()} s …`), progressEveryMs);
    const signal = AbortSignal.timeout(limitMs);
    // While Node decompresses a body, the signal does not always abort it.
    const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const sent = new Headers(headers);
    sent.set('User-Agent', agent);
    sent.set('Accept-Encoding', 'gzip, deflate, br');
    try {
      const init = { method, headers: sent, ...(body === undefined ? {} : { body }), signal };
      const response = await Promise.race([network(url, init), late]);
      const { status, headers: got } = response;
      const timing = { firstByteMs: performance.now() - started, at: Date.now() };
      const content = await Promise.race([response.arrayBuffer(), late]);
      const text = new TextDecoder().decode(content);
      const finalUrl = response.url || url;
      return {
        method,
        url,
        finalUrl,
        status,
        headers: got,
        body: text,
        bytes: content.byteLength,
        ...timing,
        problem: null,
      };
    } catch (error) {
      const timing = { firstByteMs: performance.now() - started, at: Date.now() };
      const problem = { kind: 'network', text: reasonOf(error) } as const;
      return { method, url, finalUrl: url, status: 0, headers: new Headers(), body: '', bytes: 0, ...timing, problem };
    } finally {
      clearInterval(timer);
    }
  }

  /** Sends the preflight of a request; its `problem` says what the server does not allow. */
  async function preflight(url: string, method: string, names: readonly string[], withCookies: boolean) {
    const wanted = [...names].sort();
    const response = await load(url, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        ...(wanted.length > 0 ? { 'Access-Control-Request-Headers': wanted.join(',') } : {}),
      },
    });
    if (response.problem) return response;
    const { headers, status } = response;
    const methods = listOf(headers.get('Access-Control-Allow-Methods'));
    const allowed = listOf(headers.get('Access-Control-Allow-Headers'));
    const takesAny = (list: readonly string[]) => !withCookies && list.includes('*');
    const missing = wanted.filter(
      (name) => !allowed.includes(name) && !(takesAny(allowed) && name !== 'authorization'),
    );
    const refusals = [
      (status < 200 || status > 299) && `the response to the preflight has status ${status}`,
      corsProblem(headers, origin, withCookies),
      !['GET', 'HEAD', 'POST'].includes(method) &&
        !methods.includes(method.toLowerCase()) &&
        !takesAny(methods) &&
        `Access-Control-Allow-Methods lacks ${method}`,
      missing.length > 0 && `Access-Control-Allow-Headers lacks ${missing.join(', ')}`,
    ];
    const text = refusals.find(Boolean);
    return text ? { ...response, problem: { kind: 'cors', text } as const } : response;
  }

  async function exchangeOf(request: Request): Promise<Exchange> {
    const { url, method, credentials } = request;
    const withCookies = credentials === 'include' || (credentials === 'same-origin' && isOwn(url));
    const names = unsafeHeaders(request.headers);
    const isSimple = ['GET', 'HEAD', 'POST'].includes(method) && names.length === 0;
    if (!isOwn(url) && !isSimple) {
      const allowed = await preflight(url, method, names, withCookies);
      if (allowed.problem) return { ...allowed, method };
    }
    const headers = new Headers(request.headers);
    headers.set('Origin', origin);
    headers.set('Referer', `${origin}/`);
    const cookieHeader = withCookies ? cookies.headerFor(url) : '';
    if (cookieHeader) headers.set('Cookie', cookieHeader);
    const text = await request.text();
    const response = await load(url, { method, headers, ...(text ? { body: text } : {}) });
    if (withCookies) cookies.take(url, response.headers);
    const refused = response.problem || isOwn(url) ? null : corsProblem(response.headers, origin, withCookies);
    return refused ? { ...response, problem: { kind: 'cors', text: refused } } : response;
  }

  const fetchAsBrowser: typeof fetch = async (input, init) => {
    const exchange = await exchangeOf(new Request(input, init));
    exchanges.push(exchange);
    const { problem, status, headers, body } = exchange;
    if (problem) throw new TypeError(problem.text);
    return new Response(status === 204 || status === 304 ? null : body, { status, headers });
  };

  return { fetch: fetchAsBrowser, load, preflight, exchanges, cookies, isOwn };
}

export type Browser = ReturnType<typeof makeBrowser>;
