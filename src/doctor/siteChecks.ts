import { publicPages, sitePaths } from '@/build/publicPages';
import { shopName } from '@/config/constants';
import { htmlFileOf } from '@/config/paths';
import { caching, inlineHashes, securityHeaders } from '@/hosting/securityHeaders';
import { alternatesOf } from '@/hosting/siteMap';
import { type Check, counted } from './checks';
import {
  assetsOf,
  cachingFault,
  editions,
  elements,
  header,
  home,
  homeWithAssets,
  isHtml,
  isScript,
  load,
  metaOf,
  missingAsset,
  outdated,
  pagesServed,
  pathOf,
  policyFaults,
} from './served';

const host = 'Of the host: ';
const deployTogether = `${host}serve the files of one build, with its own _headers and _redirects or nginx file`;

export const siteChecks: readonly Check[] = [
  {
    id: 'https',
    asks: 'The shop is served by https alone',
    run: async (visit) => {
      const { protocol, host: name } = new URL(visit.site ?? '');
      if (protocol !== 'https:') return { notChecked: 'the address is not https' };
      const { finalUrl } = await visit.browser.load(`http://${name}/`);
      return finalUrl.startsWith('https:') ? {} : { advice: [`http://${name}/ does not lead to https`] };
    },
    shoppers: 'Whoever types the address without https gets no shop, or one that others can change on the way.',
    askFor: `${host}a redirect from http to https`,
  },
  {
    id: 'pages',
    asks: 'Every address shows its page',
    run: async (visit) => {
      const served = await pagesServed(visit);
      const failed = served.filter(({ response }) => !isHtml(response));
      const other = served.filter(
        ({ row, response }) =>
          isHtml(response) &&
          (!response.body.includes(`data-html="${htmlFileOf(row)}"`) ||
            new URL(response.finalUrl).pathname !== new URL(response.url).pathname),
      );
      return {
        faults: counted(
          'addresses show no page',
          failed.map(({ response }) => `${pathOf(response)} (${response.problem?.text ?? response.status})`),
        ),
        advice: counted(
          'addresses lead to another one, or get the file of another page',
          other.map(({ response }) => pathOf(response)),
        ),
      };
    },
    shoppers: 'Reloading or opening a link fails; a page of another file shows later than it could.',
    askFor: deployTogether,
  },
  {
    id: 'headers',
    asks: 'Security headers are those of the build',
    run: async (visit) => {
      const served = (await pagesServed(visit)).map(({ response }) => response);
      const expected = Object.entries(securityHeaders(visit.env, inlineHashes(served.map(({ body }) => body))));
      const [first] = served;
      return {
        faults: expected.flatMap(([name, value]) => {
          const got = first ? header(first, name) : '';
          if (!got) return [`${name} is missing`];
          if (name === 'Content-Security-Policy') return policyFaults(got, value).map((fault) => `${name}: ${fault}`);
          return got === value ? [] : [`${name} is "${got}"`];
        }),
      };
    },
    shoppers: 'Code of others could run in the shop; or the shop’s own, or PayPal’s, does not.',
    askFor: `${deployTogether}; the environment of this check is that of the build`,
  },
  {
    id: 'missing assets',
    asks: 'An unknown file below assets/ is a 404',
    run: async (visit) => {
      const response = await load(visit, missingAsset);
      const isCached = /max-age=[1-9]/.test(header(response, 'Cache-Control'));
      return {
        faults: response.status === 404 ? [] : [`response with status ${response.status}`],
        advice: response.status === 404 && isCached ? [`the 404 is kept: ${header(response, 'Cache-Control')}`] : [],
      };
    },
    shoppers: 'After a deploy an open tab gets a page instead of code, and stays broken.',
    askFor: `${host}the 404 rule of _redirects; no long caching of 404s`,
  },
  {
    id: 'caching',
    asks: 'Pages are revalidated, hashed files are kept for a year',
    run: async (visit) => {
      const { page, assets } = await homeWithAssets(visit);
      const worker = await load(visit, '/service-worker.js');
      return {
        faults: [page, worker].flatMap((response) => cachingFault(response, caching.page)),
        advice: assets.flatMap((response) => cachingFault(response, caching.asset)),
      };
    },
    shoppers: 'They stay on an old shop after a deploy, or load everything at each visit.',
    askFor: deployTogether,
  },
  {
    id: 'packed files',
    asks: 'Pages and code are compressed',
    run: async (visit) => {
      const { page, assets } = await homeWithAssets(visit);
      const plain = [page, ...assets].filter(
        (response) => response.bytes > 2000 && !response.headers.has('Content-Encoding'),
      );
      return { advice: counted('files are sent as they are', plain.map(pathOf)) };
    },
    shoppers: 'The shop opens several times more slowly on a phone.',
    askFor: `${host}brotli or gzip for text, code and styles`,
  },
  {
    id: 'service worker',
    asks: 'The service worker is that of this build, in each language',
    run: async (visit) => {
      const requests = editions.map(async ({ prefix }) => {
        const worker = await load(visit, `/${prefix}service-worker.js`);
        if (!isScript(worker)) return [`${pathOf(worker)}: status ${worker.status}, no script`];
        const page = await load(visit, `/${prefix}`);
        const entry = assetsOf(page.body).find((path) => path.endsWith('.js'));
        const isOfBuild = !visit.env.serviceWorker || (entry && worker.body.includes(entry));
        return isOfBuild ? [] : [`${pathOf(worker)} is of another build than the page`];
      });
      return { faults: (await Promise.all(requests)).flat() };
    },
    shoppers: 'Returning shoppers keep an old shop, or the shop does not open without a network.',
    askFor: `${host}upload service-worker.js last, and purge the CDN`,
  },
  {
    id: 'prerendered',
    asks: 'Prerendered products have today’s prices',
    run: async (visit) => {
      const { stale, bare } = await outdated(visit, publicPages(await visit.reads.products()));
      return {
        advice: [
          ...counted('products are not prerendered', bare),
          ...counted('products show other prices than the API', stale),
        ],
      };
    },
    shoppers: 'Search engines and shared links show old prices or none; the page corrects itself before anybody buys.',
    askFor: 'Nothing of the backend’s people: npm run prerender by schedule (docs/deploying.md).',
  },
  {
    id: 'site map',
    asks: 'The site map names every page of today',
    run: async (visit) => {
      const { siteUrl } = visit.env;
      if (!siteUrl) return { notChecked: 'VITE_SITE_URL is not set' };
      const { body, status } = await load(visit, '/sitemap.xml');
      const named = new Set([...body.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url.replaceAll('&amp;', '&')));
      if (status !== 200 || named.size === 0) return { advice: ['there is none'] };
      const paths = sitePaths(await visit.reads.products());
      const wanted = new Set(paths.flatMap((path) => alternatesOf(siteUrl, editions, path).map(({ href }) => href)));
      return {
        advice: [
          ...counted(
            'pages are missing',
            [...wanted].filter((url) => !named.has(url)),
          ),
          ...counted(
            'pages are gone',
            [...named].filter((url) => !wanted.has(url)),
          ),
        ],
      };
    },
    shoppers: 'Search engines find new products late.',
    askFor: 'Nothing of the backend’s people: npm run prerender by schedule (docs/deploying.md).',
  },
  {
    id: 'robots',
    asks: 'Search engines may read the shop',
    run: async (visit) => {
      const response = await load(visit, '/robots.txt');
      const { body, status } = response;
      const { siteUrl } = visit.env;
      if (status !== 200 || isHtml(response)) return { advice: ['robots.txt is missing'] };
      return {
        faults: /^Disallow: \/\s*$/m.test(body) ? ['robots.txt shuts every search engine out'] : [],
        advice: siteUrl && !body.includes(`Sitemap: ${siteUrl}/sitemap.xml`) ? ['it does not name the site map'] : [],
      };
    },
    shoppers: 'Nobody finds the shop.',
    askFor: `${host}serve robots.txt of the build; for a staging address, this is right`,
  },
  {
    id: 'links',
    asks: 'Shared links have a preview, and pages name themselves in all languages',
    run: async (visit) => {
      const { siteUrl } = visit.env;
      const { body } = await home(visit);
      const links = elements(body, 'link');
      const canonical = links.find((link) => link.get('rel') === 'canonical')?.get('href');
      const named = links.filter((link) => link.get('rel') === 'alternate').map((link) => link.get('href'));
      const missing = alternatesOf(siteUrl, editions, '/').filter(({ href }) => !named.includes(href));
      const picture = metaOf(body, 'og:image') ?? '';
      const preview = URL.canParse(picture) ? await load(visit, new URL(picture).pathname) : null;
      return {
        faults: metaOf(body, 'og:title')?.includes(shopName) ? [] : ['og:title is missing'],
        advice: siteUrl
          ? [
              ...(canonical === `${siteUrl}/` ? [] : [`the canonical address is ${canonical ?? 'missing'}`]),
              ...missing.map(({ hreflang }) => `the link to ${hreflang} is missing`),
              ...(preview && header(preview, 'Content-Type').startsWith('image/') ? [] : ['the picture does not load']),
            ]
          : ['VITE_SITE_URL was not set for the build: no canonical addresses'],
      };
    },
    shoppers: 'A shared link shows no picture or name; search engines take the languages for copies.',
    askFor: 'Nothing of the backend’s people: build with VITE_SITE_URL.',
  },
  {
    id: 'left out',
    asks: 'No source maps, demo code or files of the host are served',
    run: async (visit) => {
      const { page, assets } = await homeWithAssets(visit);
      const maps = assetsOf(page.body).map((path) => `${path}.map`);
      const hidden = [...maps, '/mockServiceWorker.js', '/_headers', '/_redirects', '/.env'];
      const responses = await Promise.all(hidden.map((path) => load(visit, path)));
      return {
        faults: [
          ...assets.flatMap((response) =>
            /sourceMappingURL=/.test(response.body) ? `${pathOf(response)} names a source map` : [],
          ),
          ...[page, ...assets].flatMap((response) =>
            response.body.includes('tulsi-north-demo') ? `${pathOf(response)} has demo code` : [],
          ),
          ...responses.flatMap((response) =>
            response.status === 200 && !isHtml(response) ? `${pathOf(response)} is served` : [],
          ),
        ],
      };
    },
    shoppers: 'Orders could go to the demo, where nobody sees them; strangers read what is not theirs.',
    askFor: `${host}serve dist/ of a hosted build (VITE_BACKEND=hosted) and nothing else`,
  },
];
