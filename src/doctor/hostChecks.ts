import { weakMapMemoize } from '@reduxjs/toolkit';
import { slowResponseMs } from '@/config/constants';
import type { Env } from '@/config/envCheck';
import { type Call, calls, type HostName, hosts } from '@/contract/calls';
import { isLoopback } from '@/lib/url';
import type { Exchange } from './browser';
import { type Check, counted, type Found, type Visit } from './checks';
import { isSameSite } from './cookies';

/** Whole base addresses of the contract's hosts. Takes an environment without paths. */
export const basesOf = (env: Env): Readonly<Record<HostName, string>> => ({
  api: env.apiBaseUrl,
  address: env.addressApiBaseUrl,
  payment: env.paymentApiBaseUrl,
  geocoder: env.geocoderBaseUrl,
});

/** The origins that a shopper's browser talks to. */
function originsOf({ env }: Visit): string[] {
  const template = env.imageTemplate && new URL(env.imageTemplate).origin;
  const all = [...Object.values(basesOf(env)), env.payPalSdkUrl, template, env.reportUrl];
  return [...new Set(all.filter(Boolean).map((url) => new URL(url).origin))];
}

async function perOrigin(visit: Visit, say: (connection: Awaited<ReturnType<Visit['connection']>>) => string | null) {
  const said = originsOf(visit).map(async (origin) => {
    const text = say(await visit.connection(origin));
    return text ? [`${origin}: ${text}`] : [];
  });
  return (await Promise.all(said)).flat();
}

const callRows: readonly Call[] = Object.values(calls);
const dayMs = 86_400_000;
const soonMs = 21 * dayMs;
const slowMs = 1000;
const shortPreflightS = 600;
const clockLimitMs = 120_000;
const compressedFrom = 2000;

/** The preflights of all calls that need one, each sent once. */
const preflights = weakMapMemoize(({ browser, env }: Visit) => {
  const bases = basesOf(env);
  const needed = callRows.flatMap((call) => {
    const url = bases[call.host] + call.path.replaceAll(/:\w+/g, 'doctor');
    const hasBody = call.method !== 'GET' && call.method !== 'DELETE';
    const names = [...(call.bearer ? ['authorization'] : []), ...(hasBody ? ['content-type'] : [])];
    const isSimple = call.method === 'GET' && names.length === 0;
    return isSimple || browser.isOwn(url) ? [] : [{ call, url, names }];
  });
  return Promise.all(
    needed.map(async ({ call, url, names }) => ({
      call,
      response: await browser.preflight(url, call.method, names, hosts[call.host].cookies),
    })),
  );
});

/** Checks the response of the catalogue, if there is one. */
const ofCatalogue = (look: (exchange: Exchange, visit: Visit) => Found) => async (visit: Visit) => {
  const { exchange } = await visit.reads.read('getProducts');
  return exchange ? look(exchange, visit) : {};
};

const nameOf = ({ method, host, path }: Call) => `${method} ${path} (${host})`;

export const hostChecks: readonly Check[] = [
  {
    id: 'hosts',
    asks: 'Every host has a name, responds and has a valid certificate',
    run: async (visit) => ({ faults: await perOrigin(visit, ({ problem }) => problem) }),
    shoppers: 'The shop opens, but stays without products, addresses or payments.',
    askFor: 'a host that responds at this address, with a certificate of a public authority that renews itself',
  },
  {
    id: 'public',
    asks: 'Every host can be reached from elsewhere, by https',
    run: (visit) =>
      isLoopback(new URL(visit.origin))
        ? {}
        : {
            faults: originsOf(visit)
              .filter((url) => isLoopback(new URL(url)))
              .map((origin) => `${origin} is this machine alone`),
          },
    shoppers: 'No shopper’s browser reaches it; from an https page, a browser refuses other hosts without https.',
    askFor: 'the public https address of this host',
  },
  {
    id: 'certificate',
    asks: 'Certificates are renewed in time',
    run: async (visit) => ({
      advice: await perOrigin(visit, ({ certificateEnds, problem }) =>
        !problem && certificateEnds && certificateEnds < Date.now() + soonMs
          ? `the certificate ends in ${Math.floor((certificateEnds - Date.now()) / dayMs)} days`
          : null,
      ),
    }),
    shoppers: 'Once it has ended, nobody can buy.',
    askFor: 'whether the certificate renews itself',
  },
  {
    id: 'http',
    asks: 'Hosts speak HTTP/2',
    run: async (visit) => ({
      advice: await perOrigin(visit, ({ http }) => (http === 'HTTP/1.1' ? `${http} only` : null)),
    }),
    shoppers: 'Pages wait longer where many pictures or calls load at once.',
    askFor: 'HTTP/2 or HTTP/3',
  },
  {
    id: 'cors',
    asks: 'A browser gives the responses to the shop',
    run: async ({ reads, browser }) => {
      for (const name of ['getProducts', 'lookUpPincode'] as const) await reads.read(name);
      const blocked = browser.exchanges.filter(({ problem }) => problem?.kind === 'cors');
      return { faults: blocked.map(({ url, problem }) => `${new URL(url).host}: ${problem?.text}`) };
    },
    shoppers: 'The shop stays without products, or cannot fill in an address.',
    askFor:
      'the headers in docs/deploying.md, "What the API has to allow": this one origin and credentials on the API; any origin on the geocoder',
  },
  {
    id: 'preflights',
    asks: 'Each method and header of a call is allowed',
    run: async (visit) => {
      const refused = (await preflights(visit)).filter(({ response }) => response.problem);
      return { faults: refused.map(({ call, response }) => `${nameOf(call)}: ${response.problem?.text}`) };
    },
    shoppers: 'What sends something fails: sign-in, cart, addresses, orders or payments.',
    askFor: 'a 2xx response to preflights that allows the method, Content-Type and, on the API, Authorization',
  },
  {
    id: 'preflight age',
    asks: 'Browsers remember preflights',
    run: async (visit) => {
      const short = (await preflights(visit)).filter(
        ({ response: { headers, problem } }) =>
          !problem && Number(headers.get('Access-Control-Max-Age') ?? 0) < shortPreflightS,
      );
      return {
        advice: counted(
          'calls need another preflight within ten minutes',
          short.map(({ call }) => nameOf(call)),
        ),
      };
    },
    shoppers: 'Each press waits twice as long.',
    askFor: 'Access-Control-Max-Age of several hours',
  },
  {
    id: 'exposed',
    asks: 'The shop may read Retry-After, and caches tell origins apart',
    run: ofCatalogue(({ headers, problem, url }, { browser }) => {
      if (problem || browser.isOwn(url)) return {};
      const varies = /\borigin\b|\*/i.test(headers.get('Vary') ?? '');
      return {
        advice: [
          ...(/retry-after/i.test(headers.get('Access-Control-Expose-Headers') ?? '') ? [] : ['Retry-After is hidden']),
          ...(headers.get('Access-Control-Allow-Origin') === '*' || varies ? [] : ['Vary: Origin is missing']),
        ],
      };
    }),
    shoppers: 'A busy server gets the next request too early; a cache may respond with headers for another shop.',
    askFor: 'Access-Control-Expose-Headers: Retry-After, and Vary: Origin',
  },
  {
    id: 'speed',
    asks: 'The first byte of the catalogue comes within a second',
    run: ofCatalogue(({ problem, firstByteMs }) => {
      if (problem?.kind === 'network' || firstByteMs < slowMs) return {};
      const text = `${(firstByteMs / 1000).toFixed(1)} s`;
      return firstByteMs < slowResponseMs ? { advice: [text] } : { faults: [text] };
    }),
    shoppers: 'Prices and stock appear late, and nothing can be bought before.',
    askFor: 'a faster response, or a server that does not fall asleep',
  },
  {
    id: 'compression',
    asks: 'The catalogue is compressed',
    run: ofCatalogue(({ bytes, headers }) =>
      bytes > compressedFrom && !headers.has('Content-Encoding')
        ? { advice: [`${Math.round(bytes / 1000)} kB are sent as they are`] }
        : {},
    ),
    shoppers: 'Slow phones wait up to ten times as long.',
    askFor: 'brotli or gzip for JSON',
  },
  {
    id: 'freshness',
    asks: 'No cache keeps the catalogue for long',
    run: ofCatalogue(({ headers }) => {
      const caching = headers.get('Cache-Control') ?? '';
      const seconds = Number(/(?:s-maxage|max-age)=(\d+)/.exec(caching)?.[1] ?? 0);
      return seconds > 60 && !/no-cache|no-store/.test(caching) ? { advice: [`Cache-Control: ${caching}`] } : {};
    }),
    shoppers: 'They see old prices and stock.',
    askFor: 'Cache-Control: no-cache, with an ETag',
  },
  {
    id: 'clock',
    asks: 'The server’s clock agrees with this machine’s',
    run: ofCatalogue(({ headers, at }) => {
      const off = Math.abs(Date.parse(headers.get('Date') ?? '') - at);
      return off > clockLimitMs ? { advice: [`they differ by ${Math.round(off / 60_000)} minutes`] } : {};
    }),
    shoppers: 'Times of orders are wrong, and sign-ins may end early.',
    askFor: 'a clock that is set by the network (NTP)',
  },
];

/** These run after the sign-ins, which set the cookies. */
export const cookieChecks: readonly Check[] = [
  {
    id: 'cookies',
    asks: 'A browser keeps the session’s cookie and sends it back',
    run: ({ browser: { cookies } }) =>
      cookies.news.length === 0
        ? { notChecked: 'no response set a cookie; --customer or --admin signs in' }
        : {
            faults: cookies.news.flatMap(({ name, blocked }) => (blocked ? `${name}: ${blocked}` : [])),
            advice: cookies.news.flatMap(({ name, advice }) => advice.map((text) => `${name}: ${text}`)),
          },
    shoppers: 'They are signed out at once: cart, addresses and orders fail.',
    askFor: 'Secure; HttpOnly; SameSite=None, or an API on the shop’s own site (api.shop.example)',
  },
  {
    id: 'site of the API',
    asks: 'The API is on the shop’s own site',
    run: ({ env, origin }) =>
      isSameSite(env.apiBaseUrl, origin) ? {} : { advice: [`${env.apiBaseUrl} is another site than ${origin}`] },
    shoppers: 'Safari and others block cookies of other sites: these shoppers cannot stay signed in.',
    askFor: 'an address below the shop’s own domain, such as api.shop.example',
  },
];
