import { execFile, spawnSync } from 'node:child_process';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkEnv, type Env } from '@/config/envCheck';
import type { HostName } from '@/contract/calls';
import { adminSignIn, customerSignIns } from '@/demo/seed/customers';
import type { Credentials, Result } from '@/doctor/checks';
import { hostedEnv, noEnv } from '../../support/run/buildEnv.mjs';
import { tool } from '../../support/run/tools.mjs';
import { makeCertificate } from '../../support/server/certificate';
import { callOfRequest } from '../../support/server/requests';
import { type ShopServer, startShopServer } from '../../support/server/startShopServer';

interface Asked {
  readonly host: HostName;
  /** The contract's call; for a preflight, the call that follows it. */
  readonly call: string | null;
  readonly isPreflight: boolean;
  readonly path: string;
  readonly response: Response;
}

type Plant = (asked: Asked) => Response | Promise<Response> | undefined;

interface Row {
  readonly plant?: Plant;
  readonly env?: Partial<Env>;
  readonly origin?: string;
  readonly credentials?: Credentials;
  readonly limitMs?: number;
  /** The check that finds it, and what it says. */
  readonly found: readonly [id: string, says: RegExp, level?: Result['level']];
}

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
    ports: { api: 0, address: 0, payment: 0, geocoder: 0 },
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
afterAll(async () => {
  vi.doUnmock('@/config/env');
  vi.resetModules();
  await server.stop();
});

const envOf = (more: Partial<Env> = {}): Env => ({ ...checkEnv(hostedEnv(server.urls)), siteUrl: '', ...more });

let doctor: { readonly env: string; readonly examine: typeof import('@/doctor/examine')['examine'] } | null = null;

/** The doctor, with a client for this environment. */
async function doctorOf(own: Env) {
  const env = JSON.stringify(own);
  if (doctor?.env !== env) {
    vi.resetModules();
    vi.doMock('@/config/env', () => ({ env: own }));
    doctor = { env, examine: (await import('@/doctor/examine')).examine };
  }
  return doctor.examine;
}

async function examined({ plant, env, origin = shop, credentials = {}, limitMs = 5000 }: Omit<Row, 'found'>) {
  planted = plant ?? (() => undefined);
  const own = envOf(env);
  const examine = await doctorOf(own);
  return examine({ env: own, wholeEnv: own, origin, site: null, credentials, limitMs, progress: () => {} });
}

const faultsIn = (results: readonly Result[]) => results.filter(({ level }) => level === 'fault');

const json = ({ response }: Asked, body: unknown, status = 200) => {
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
};

const withHeader = ({ response }: Asked, name: string, value: string | null) => {
  if (value === null) response.headers.delete(name);
  else response.headers.set(name, value);
  return response;
};

const on =
  (call: string, respond: (asked: Asked) => Response | Promise<Response>): Plant =>
  (asked) =>
    asked.call === call && !asked.isPreflight ? respond(asked) : undefined;

const onPreflight =
  (host: HostName, name: string, value: string | null): Plant =>
  (asked) =>
    asked.host === host && asked.isPreflight ? withHeader(asked, name, value) : undefined;

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

/** A catalogue of one sound product and these. */
const catalogue = (...more: readonly object[]): Plant =>
  on('getProducts', (asked) =>
    json(asked, { response: [product({}), ...more.map((one) => product({ _id: '2', name: 'Neem', ...one }))] }),
  );

const rows: Readonly<Record<string, Row>> = {
  'a missing CORS header': {
    plant: on('getProducts', (asked) => withHeader(asked, 'Access-Control-Allow-Origin', null)),
    found: ['cors', /Allow-Origin is missing/],
  },
  'a wildcard with credentials': {
    plant: on('getProducts', (asked) => withHeader(asked, 'Access-Control-Allow-Origin', '*')),
    found: ['cors', /is \*, which cookies do not go with/],
  },
  'responses without Allow-Credentials': {
    plant: on('getProducts', (asked) => withHeader(asked, 'Access-Control-Allow-Credentials', null)),
    found: ['cors', /Allow-Credentials: true is missing/],
  },
  'a geocoder for another shop': {
    plant: on('lookUpPincode', (asked) => withHeader(asked, 'Access-Control-Allow-Origin', 'https://other.example')),
    found: ['cors', /is https:\/\/other\.example, not/],
  },
  'preflights without PATCH': {
    plant: onPreflight('api', 'Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE'),
    found: ['preflights', /PATCH \/admin\/updateProduct \(api\): .*lacks PATCH/],
  },
  'preflights without Authorization': {
    plant: onPreflight('api', 'Access-Control-Allow-Headers', 'Content-Type'),
    found: ['preflights', /PUT \/users\/addToCart \(api\): .*lacks authorization/],
  },
  'an address provider that knows no preflight': {
    plant: ({ host, isPreflight }) =>
      host === 'address' && isPreflight ? new Response(null, { status: 404 }) : undefined,
    found: ['preflights', /addAddress \(address\): the response to the preflight has status 404/],
  },
  'preflights that browsers may not cache': {
    plant: onPreflight('api', 'Access-Control-Max-Age', null),
    found: ['preflight age', /another preflight/, 'advice'],
  },
  'a cookie without SameSite': {
    origin: elsewhere,
    credentials: { customer },
    plant: on('logIn', (asked) => withHeader(asked, 'Set-Cookie', 'session=hidden-value; Secure; HttpOnly')),
    found: ['cookies', /session: .*SameSite=None, not no SameSite/],
  },
  'a cookie with SameSite=None and without Secure': {
    origin: elsewhere,
    credentials: { admin },
    plant: on('adminLogIn', (asked) => withHeader(asked, 'Set-Cookie', 'session=hidden-value; SameSite=None')),
    found: ['cookies', /without Secure/],
  },
  'a session cookie that a browser rejects': {
    origin: elsewhere,
    credentials: { admin },
    found: ['admin', /getUsers: response with status 401/],
  },
  'a wrong shape': {
    plant: on('getProducts', (asked) => json(asked, { products: [] })),
    found: ['getProducts', /data of another shape/],
  },
  'a route that is not there': {
    plant: on('lookUpPincode', (asked) => json(asked, {}, 404)),
    found: ['lookUpPincode', /status 404/],
  },
  'HTML instead of JSON': {
    plant: on('searchProduct', (asked) => json(asked, '<!doctype html><title>Hello</title>')),
    found: ['searchProduct', /a web page \(HTML\)/],
  },
  'a host that does not respond in time': {
    limitMs: 300,
    plant: on('lookUpPincode', async ({ response }) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return response;
    }),
    found: ['lookUpPincode', /within the limit of time/],
  },
  'a slow first byte': {
    plant: on('getProducts', async ({ response }) => {
      await new Promise((resolve) => setTimeout(resolve, 1100));
      return response;
    }),
    found: ['speed', /^1\.\d s$/, 'advice'],
  },
  'a host that is down': {
    env: { paymentApiBaseUrl: 'http://127.0.0.1:9' },
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
    env: { imageTemplate: 'IMAGES' },
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
    plant: on('getUsers', (asked) => json(asked, { result: [] })),
    found: ['closed', /getUsers responds without a sign-in/],
  },
  'a clock that is off': {
    plant: on('getProducts', (asked) => withHeader(asked, 'Date', new Date(Date.now() - 3_600_000).toUTCString())),
    found: ['clock', /differ by 60 minutes/, 'advice'],
  },
  'a catalogue that caches may store for a day': {
    plant: on('getProducts', (asked) => withHeader(asked, 'Cache-Control', 'public, max-age=86400')),
    found: ['freshness', /86400/, 'advice'],
  },
};

async function expectFound({ found: [id, says, level = 'fault'], ...row }: Row): Promise<void> {
  const { imageTemplate } = row.env ?? {};
  const env = imageTemplate ? { imageTemplate: `${server.urls.api}/resized/{width}/{url}` } : row.env;
  const results = await examined({ ...row, ...(env && { env }) });
  const result = results.find((one) => one.id === id);
  expect(result?.level).toBe(level);
  expect([...(result?.faults ?? []), ...(result?.advice ?? [])].join('\n')).toMatch(says);
}

describe('a planted fault', () => {
  // `npm test` plants every eighth of them.
  for (const [place, [name, row]] of Object.entries(rows).entries())
    it(`${name} is found and named`, { tags: place % 8 === 0 ? [] : 'long' }, () => expectFound(row));

  it.skipIf(spawnSync('openssl', ['version']).status !== 0)('an expired certificate is found and named', async () => {
    const host = createServer(makeCertificate(), (_, outgoing) => void outgoing.end());
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 3 * 86_400_000);
    try {
      const env = { geocoderBaseUrl: `https://127.0.0.1:${port}` };
      await expectFound({ env, found: ['hosts', /certificate expired on \d{4}-\d\d-\d\d/] });
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
    expect(faultsIn(results)).toEqual([]);
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
