import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { checkEnv, type Env } from '@/config/envCheck';
import { type Credentials, type Result, resultOf } from './checks';
import { asText, countsOf, withoutSecrets } from './report';

/**
 * `npm run doctor`: checks the configured backend as a shopper's browser sees it, and with `--site URL` a deployed site
 * (docs/deploying.md). It changes nothing. Exit code 1 means faults, 2 that it could not start.
 */
const usage = `npm run doctor -- [--origin https://shop.example] [--site https://shop.example] [--customer] [--admin] [--json] [--limit 20]
  --origin    the address under which shoppers open the shop (without it: VITE_SITE_URL, or --site)
  --site      also checks what is served there
  --customer  signs in with DOCTOR_CUSTOMER_EMAIL and DOCTOR_CUSTOMER_PASSWORD of the environment
  --admin     signs in with DOCTOR_ADMIN_USERNAME and DOCTOR_ADMIN_PASSWORD of the environment
  --json      for machines
  --limit     seconds to wait for a response
`;

/** Exits once the whole text is written: a pipe takes its time. */
function end(text: string, code: number): Promise<never> {
  const stream = code === 2 ? process.stderr : process.stdout;
  return new Promise(() => stream.write(text, () => process.exit(code)));
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string', default: '' },
      site: { type: 'string', default: '' },
      limit: { type: 'string', default: '20' },
      customer: { type: 'boolean', default: false },
      admin: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const limitMs = Number(values.limit) * 1000;
  if (!(limitMs > 0)) throw new Error('--limit takes seconds');
  for (const name of ['origin', 'site'] as const)
    if (values[name] && !URL.canParse(values[name])) throw new Error(`--${name} takes a whole address`);
  return { ...values, limitMs };
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not in the environment`);
  return value;
}

function readCredentials({ customer, admin }: { customer: boolean; admin: boolean }): Credentials {
  return {
    ...(customer && {
      customer: { email: needed('DOCTOR_CUSTOMER_EMAIL'), password: needed('DOCTOR_CUSTOMER_PASSWORD') },
    }),
    ...(admin && { admin: { username: needed('DOCTOR_ADMIN_USERNAME'), password: needed('DOCTOR_ADMIN_PASSWORD') } }),
  };
}

function readEnvironment(): Env | string[] {
  try {
    const env = checkEnv(loadEnv('production', process.cwd(), 'VITE_'));
    return env.backend === 'hosted'
      ? env
      : ['VITE_API_BASE_URL is not set, or VITE_BACKEND is demo: there is no backend'];
  } catch (error) {
    const [, ...problems] = String(error).split('\n  - ');
    return problems;
  }
}

const variables = {
  id: 'variables',
  asks: 'Every variable of the environment is there and well formed',
  shoppers: 'The shop cannot be built.',
  askFor: 'the addresses of the API, the payment host and the geocoder; .env.example explains each name',
};

/** Puts the shop's origin before addresses that are paths. */
function withOrigin(env: Env, origin: string): Env {
  const bases = ['apiBaseUrl', 'addressApiBaseUrl', 'paymentApiBaseUrl', 'geocoderBaseUrl', 'payPalSdkUrl'] as const;
  const paths = bases.filter((name) => env[name].startsWith('/'));
  return { ...env, ...Object.fromEntries(paths.map((name) => [name, origin + env[name]])) };
}

async function run(): Promise<never> {
  const options = readOptions();
  const credentials = readCredentials(options);
  const env = readEnvironment();
  const secrets = Object.values(credentials).flatMap((pair) => Object.values(pair));
  const show = (found: readonly Result[], unchecked: readonly string[]) => {
    const results = found.map((result) => withoutSecrets(result, secrets));
    const text = options.json
      ? `${JSON.stringify({ counts: countsOf(results), results, unchecked }, null, 2)}\n`
      : asText(results, unchecked);
    return end(text, results.some(({ level }) => level === 'fault') ? 1 : 0);
  };
  if (Array.isArray(env)) return show([resultOf(variables, { faults: env })], []);
  const address = options.origin || env.siteUrl || options.site;
  if (!address) throw new Error('--origin or VITE_SITE_URL must say where shoppers open the shop');
  const { origin } = new URL(address);
  const site = options.site ? options.site.replace(/\/+$/, '') : null;
  const wholeEnv = withOrigin(env, origin);
  // The client reads this constant when it loads; in a build, it is part of the code.
  Object.assign(globalThis, { __STORE_ENV__: wholeEnv });
  const { examine, uncheckedCalls } = await import('./examine');
  const progress = (line: string) => void process.stderr.write(`${line}\n`);
  const results = await examine({ env, wholeEnv, origin, site, credentials, limitMs: options.limitMs, progress });
  return show([resultOf(variables, {}), ...results], uncheckedCalls);
}

await run().catch((error: unknown) => end(`${error instanceof Error ? error.message : error}\n\n${usage}`, 2));
