import { createHash } from 'node:crypto';
import type { Env } from '@/config/envCheck';

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const attributes = `((?:"[^"]*"|'[^']*'|[^"'>])*)`;
const element = (tag: string) => new RegExp(`<${tag}\\b${attributes}>([\\s\\S]*?)</${tag}\\s*>`, 'gi');

/** Script types that browsers execute; a policy does not restrict data blocks. */
const executable = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Browsers normalize line endings before hashing. */
function hashOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

function attribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']*)))?(?=\\s|/|$)`, 'i').exec(
    attributes,
  );
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null;
}

const isExecutedInline = (attributes: string) =>
  attribute(attributes, 'src') === null && executable.test((attribute(attributes, 'type') ?? '').trim());

export function inlineHashes(pages: readonly string[]): InlineHashes {
  const found = (tag: string, counts: (attributes: string) => boolean) => [
    ...new Set(
      pages.flatMap((html) =>
        [...html.matchAll(element(tag))]
          .filter(([, attributes = '']) => counts(attributes))
          .map(([, , text = '']) => hashOf(text)),
      ),
    ),
  ];
  return { scripts: found('script', isExecutedInline), styles: found('style', () => true) };
}

const payPal = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

function originOf(base: string): string[] {
  if (!base || base.startsWith('/')) return [];
  const { origin } = new URL(base);
  // Rejects characters that have a meaning in a policy.
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(origin)) throw new Error(`The policy cannot name the host of ${base}`);
  return [origin];
}

const originsOf = (bases: readonly string[]) => [...new Set(bases.flatMap(originOf))];

/** Inline scripts are allowed by hash. A hosted build may also use PayPal and its four hosts; the demo only itself. */
export function contentPolicy(env: Env, inline: InlineHashes): string {
  const hosted = env.backend === 'hosted';
  const withPayPal = hosted ? payPal : [];
  const hosts = originsOf([env.apiBaseUrl, env.addressApiBaseUrl, env.paymentApiBaseUrl, env.geocoderBaseUrl]);
  const sdk = originsOf([env.payPalSdkUrl]);
  // Pictures of a local API use http, which `https:` does not match.
  const localOrigins = hosts.filter((origin) => origin.startsWith('http:'));
  const frames = hosted ? payPal : ["'none'"];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...withPayPal, ...sdk],
    // Browsers ignore 'unsafe-inline', which PayPal's buttons need, if there is a hash.
    'style-src': ["'self'", ...(hosted ? ["'unsafe-inline'"] : inline.styles), ...withPayPal],
    'img-src': ["'self'", 'https:', 'data:', ...new Set([...localOrigins, ...originsOf([env.imageTemplate])])],
    'media-src': ["'self'", 'https:', ...localOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...hosts, ...originsOf([env.reportUrl])]), ...withPayPal],
    'frame-src': frames,
    'child-src': frames,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export type Headers = Readonly<Record<string, string>>;

const year = 31_536_000;

const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];

/** Blocks device APIs; allows payments for the shop and PayPal's frames. */
function permissions(hosted: boolean): string {
  const payment = hosted ? '(self "https://www.paypal.com" "https://www.sandbox.paypal.com")' : '(self)';
  return [...unused.map((name) => `${name}=()`), `payment=${payment}`].join(', ');
}

export function securityHeaders(env: Env, inline: InlineHashes): Headers {
  return {
    'Content-Security-Policy': contentPolicy(env, inline),
    'Strict-Transport-Security': `max-age=${year}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Keeps the connection between the page and PayPal's pop-up.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissions(env.backend === 'hosted'),
  };
}

/** Pages are revalidated; hashed assets never change. */
export const caching = { page: 'no-cache', asset: `public, max-age=${year}, immutable`, missing: 'no-store' } as const;
