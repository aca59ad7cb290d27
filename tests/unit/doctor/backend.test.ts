import { execFile, spawnSync } from 'node:child_process';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkEnv, type Env } from '@/config/envCheck';
import type { HostName } from '@/contract/calls';
import { adminSignIn, customerSignIns } from '@/demo/seed/customers';
import type { Credentials } from '@/doctor/checks';
import { hostedEnv, noEnv } from '../../support/run/buildEnv.mjs';
import { tool } from '../../support/run/tools.mjs';
import { makeCertificate } from '../../support/server/certificate';
import { callOfRequest } from '../../support/server/requests';
import { type ShopServer, startShopServer } from '../../support/server/startShopServer';
import { expectFound, itFinds, type Planted, startDoctor } from './planted';

interface Asked {
  readonly host: HostName;
  /** The contract's call; for a preflight, the call that follows it. */
  readonly call: string | null;
  readonly isPreflight: boolean;
  readonly path: string;
  readonly response: Response;
}

type Plant = (asked: Asked) => Response | Promise<Response> | undefined;

interface Row extends Planted {
  readonly plant?: Plant;
  readonly env?: () => Partial<Env>;
  readonly origin?: string;
  readonly credentials?: Credentials;
  readonly limitMs?: number;
}

const resultsIn = startDoctor();
let planted: Plant = () => undefined;
let server: ShopServer;
const shop = 'http://127.0.0.1:5173';
/** Another site than 127.0.0.1. */
const elsewhere = 'http://localhost:5173';

const [{ email, password }] = customerSignIns;
const customer = { email, password };
const admin = { username: adminSignIn.username, password: adminSignIn.password };

beforeAll(async () => {
  server = await startShopServer({
    packed: true,
    products: 12,
    spoil: (host, request, response) => {
      const path = new URL(request.url).pathname;
      const wanted = request.headers.get('Access-Control-Request-Method');
      const call = callOfRequest(host, wanted ?? request.method, path);
      return planted({ host, call, isPreflight: wanted !== null, path, response }) ?? response;
    },
  });
});
afterAll(() => server.stop());

function examined({
  plant = () => undefined,
  env,
  origin = shop,
  credentials = {},
  limitMs = 5000,
}: Omit<Row, 'found'>) {
  planted = plant;
  const own = { ...checkEnv(hostedEnv(server.urls)), siteUrl: '', ...env?.() };
  return resultsIn(own, { origin, credentials, limitMs });
}

const on =
  (call: string, respond: (asked: Asked) => Response | Promise<Response>): Plant =>
  (asked) =>
    asked.call === call && !asked.isPreflight ? respond(asked) : undefined;

function json({ response }: Asked, body: unknown, status = 200): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}
const body = (call: string, value: unknown, status?: number) => on(call, (asked) => json(asked, value, status));

function withHeader({ response }: Asked, name: string, value: string | null): Response {
  if (value === null) response.headers.delete(name);
  else response.headers.set(name, value);
  return response;
}
const header = (call: string, name: string, value: string | null) =>
  on(call, (asked) => withHeader(asked, name, value));
const preflightHeader =
  (host: HostName, name: string, value: string | null): Plant =>
  (asked) =>
    asked.host === host && asked.isPreflight ? withHeader(asked, name, value) : undefined;

const late = (call: string, ms: number) =>
  on(call, async ({ response }) => {
    await setTimeout(ms);
    return response;
  });

const product = (more: object) => ({
  _id: '1',
  name: 'Tulsi Tea',
  brand: 'Brahmanand',
  price: 10,
  oprice: 8,
  stockSize: 5,
  description: 'Tea',
  images: [`${server.urls.api}/pictures/tulsi-ginger-throat-drops-front.svg`],
  reviews: [],
  ...more,
});

/** A catalogue of one sound product and this one. */
const catalogue = (more: object): Plant =>
  on('getProducts', (asked) => json(asked, { response: [product({}), product({ _id: '2', name: 'Neem', ...more })] }));

const rows: Readonly<Record<string, Row>> = {
  'a missing CORS header': {
    plant: header('getProducts', 'Access-Control-Allow-Origin', null),
    found: ['cors', /Allow-Origin is missing/],
  },
  'a wildcard with credentials': {
    plant: header('getProducts', 'Access-Control-Allow-Origin', '*'),
    found: ['cors', /is \*, which cookies do not go with/],
  },
  'responses without Allow-Credentials': {
    plant: header('getProducts', 'Access-Control-Allow-Credentials', null),
    found: ['cors', /Allow-Credentials: true is missing/],
  },
  'a geocoder for another shop': {
    plant: header('lookUpPincode', 'Access-Control-Allow-Origin', 'https://other.example'),
    found: ['cors', /is https:\/\/other\.example, not/],
  },
  'preflights without PATCH': {
    plant: preflightHeader('api', 'Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE'),
    found: ['preflights', /PATCH \/admin\/updateProduct \(api\): .*lacks PATCH/],
  },
  'preflights without Authorization': {
    plant: preflightHeader('api', 'Access-Control-Allow-Headers', 'Content-Type'),
    found: ['preflights', /PUT \/users\/addToCart \(api\): .*lacks authorization/],
  },
  'an address provider that knows no preflight': {
    plant: ({ host, isPreflight }) =>
      host === 'address' && isPreflight ? new Response(null, { status: 404 }) : undefined,
    found: ['preflights', /addAddress \(address\): the response to the preflight has status 404/],
  },
  'preflights that browsers may not cache': {
    plant: preflightHeader('api', 'Access-Control-Max-Age', null),
    found: ['preflight age', /another preflight/, 'advice'],
  },
  'a cookie without SameSite': {
    origin: elsewhere,
    credentials: { customer },
    plant: header('logIn', 'Set-Cookie', 'session=hidden-value; Secure; HttpOnly'),
    found: ['cookies', /session: .*SameSite=None, not no SameSite/],
  },
  'a cookie with SameSite=None and without Secure': {
    origin: elsewhere,
    credentials: { admin },
    plant: header('adminLogIn', 'Set-Cookie', 'session=hidden-value; SameSite=None'),
    found: ['cookies', /without Secure/],
  },
  'a session cookie that a browser rejects': {
    origin: elsewhere,
    credentials: { admin },
    found: ['admin', /getUsers: response with status 401/],
  },
  'a wrong shape': { plant: body('getProducts', { products: [] }), found: ['getProducts', /data of another shape/] },
  'a route that is not there': { plant: body('lookUpPincode', {}, 404), found: ['lookUpPincode', /status 404/] },
  'HTML instead of JSON': {
    plant: body('searchProduct', '<!doctype html><title>Hello</title>'),
    found: ['searchProduct', /a web page \(HTML\)/],
  },
  'a host that does not respond in time': {
    limitMs: 300,
    plant: late('lookUpPincode', 600),
    found: ['lookUpPincode', /within the limit of time/],
  },
  'a slow first byte': { plant: late('getProducts', 1100), found: ['speed', /^1\.\d s$/, 'advice'] },
  'a host that is down': {
    env: () => ({ paymentApiBaseUrl: 'http://127.0.0.1:9' }),
    found: ['hosts', /127\.0\.0\.1:9: nothing listens/],
  },
  'a host of this machine alone': { origin: 'https://shop.example', found: ['public', /is this machine alone/] },
  'a wrong PayPal client id': {
    plant: ({ path }) =>
      path === '/sdk/js'
        ? new Response("throw new Error('SDK Validation error: client-id not recognized')", {
            status: 400,
            headers: { 'Content-Type': 'application/javascript' },
          })
        : undefined,
    found: ['paypal', /status 400, because of the client id/],
  },
  'mixed content': {
    plant: catalogue({ images: ['http://pictures.example/neem.jpg'] }),
    found: ['pictures', /without https, which browsers refuse: Neem/],
  },
  'a picture that is not there': {
    plant: ({ path }) => (path.startsWith('/pictures/') ? new Response('No', { status: 404 }) : undefined),
    found: ['picture files', /\/pictures\/.*status 404/],
  },
  'a resizing service that responds with 404': {
    env: () => ({ imageTemplate: `${server.urls.api}/resized/{width}/{url}` }),
    found: ['resized pictures', /status 404/],
  },
  'a record without an id': {
    plant: catalogue({ _id: null }),
    found: ['getProducts', /1 of 2 records are left out: record 2: _id is null/],
  },
  'prices as Decimal128': {
    plant: catalogue({ oprice: { $numberDecimal: '8.00' } }),
    found: ['getProducts', /\[\]\.oprice cannot be read in 1 places, where it is \{ \$numberDecimal \}/],
  },
  'two products of one name': {
    plant: catalogue({ name: 'Tulsi Tea' }),
    found: ['names', /2 products share their address: Tulsi Tea/],
  },
  'a product without a price': { plant: catalogue({ price: 0, oprice: 0 }), found: ['prices', /no price: Neem/] },
  'a selling price above the original': {
    plant: catalogue({ oprice: 12 }),
    found: ['original prices', /more than originally: Neem/, 'advice'],
  },
  'prices as text': { plant: catalogue({ price: '10.00' }), found: ['price types', /as text: price/, 'advice'] },
  'HTML in texts': {
    plant: catalogue({ description: 'One<br>two' }),
    found: ['texts', /HTML in their texts: Neem/, 'advice'],
  },
  'a dashboard that is open to strangers': {
    plant: body('getUsers', { result: [] }),
    found: ['closed', /getUsers responds without a sign-in/],
  },
  'a clock that is off': {
    plant: header('getProducts', 'Date', new Date(Date.now() - 3_600_000).toUTCString()),
    found: ['clock', /differ by 60 minutes/, 'advice'],
  },
  'a catalogue that caches may store for a day': {
    plant: header('getProducts', 'Cache-Control', 'public, max-age=86400'),
    found: ['freshness', /86400/, 'advice'],
  },
};

describe('a planted fault', () => {
  itFinds(rows, examined);

  it.skipIf(spawnSync('openssl', ['version']).status !== 0)('an expired certificate is found and named', async () => {
    const host = createServer(makeCertificate(), (_, outgoing) => void outgoing.end());
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 3 * 86_400_000);
    try {
      const results = await examined({ env: () => ({ geocoderBaseUrl: `https://127.0.0.1:${port}` }) });
      expectFound({ found: ['hosts', /certificate expired on \d{4}-\d\d-\d\d/] }, results);
    } finally {
      host.close();
    }
  });
});

describe('a healthy backend', () => {
  const requests = async (method = 'GET') =>
    (await fetch(`${server.urls.api}/__test/requests`, { method })).json() as Promise<
      { method: string; call: string }[]
    >;

  it('has no faults; each check says what it means for shoppers and whom to ask; only the sign-ins write', async () => {
    await requests('DELETE');
    const results = await examined({ credentials: { customer, admin } });
    expect(results.filter(({ level }) => level === 'fault')).toEqual([]);
    expect(results.find(({ id }) => id === 'cookies')?.level).toBe('ok');
    expect(results.filter(({ shoppers, askFor }) => !shoppers.endsWith('.') || !askFor)).toEqual([]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
    const written = (await requests()).filter(({ method }) => method !== 'GET');
    expect(written.map(({ call }) => call).sort()).toEqual(['adminLogIn', 'logIn']);
  });

  it('the report contains no personal data and no credentials, even about a malformed record', async () => {
    const spoilt = on('getUsers', async (asked) => {
      const { result } = await asked.response
        .clone()
        .json()
        .catch(() => ({ result: null }));
      return json(asked, { result: result ?? [{ profile: { email: 'private@person.example' } }] });
    });
    const report = JSON.stringify(await examined({ credentials: { customer, admin }, plant: spoilt }));
    for (const secret of [...Object.values(customer), admin.password, 'private@person.example', 'person.example'])
      expect(report).not.toContain(secret);
    expect(report).toContain('record 1: _id is undefined');
  });
});

describe('npm run doctor', () => {
  function run(args: readonly string[], env: Readonly<Record<string, string>>) {
    const command = [tool('tsx'), 'src/doctor/doctor.ts', ...args];
    const options = { env: { ...process.env, ...noEnv, ...env } };
    return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, command, options, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });
  }

  // A process that compiles the doctor takes longer than all checks above.
  it('ends with 0 on a healthy backend, and prints JSON for machines', { tags: 'long' }, async () => {
    planted = () => undefined;
    const { code, stdout } = await run(['--origin', shop, '--json'], hostedEnv(server.urls));
    expect(code).toBe(0);
    const { counts, unchecked } = JSON.parse(stdout);
    expect(counts.fault).toBe(0);
    expect(unchecked).toContain('createOrder');
  });

  it('ends with 1 and names each variable that is wrong', { tags: 'long' }, async () => {
    const { code, stdout } = await run([], {
      VITE_BACKEND: 'hosted',
      VITE_API_BASE_URL: 'http://user:secret@api.example',
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^fault +variables/);
    expect(stdout).toContain('VITE_PAYPAL_CLIENT_ID is missing');
    expect(stdout).not.toContain('secret');
  });

  it('ends with 2 and names an option that is wrong', { tags: 'long' }, async () => {
    const { code, stderr } = await run(['--origin', 'shop'], hostedEnv(server.urls));
    expect(code).toBe(2);
    expect(stderr).toContain('--origin takes a whole address');
  });
});
