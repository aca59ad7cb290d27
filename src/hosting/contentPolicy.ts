import type { Env } from '@/config/envCheck';
import type { InlineHashes } from './inlineHashes.ts';

export type PolicyEnv = Pick<
  Env,
  | 'backend'
  | 'apiBaseUrl'
  | 'addressApiBaseUrl'
  | 'paymentApiBaseUrl'
  | 'geocoderBaseUrl'
  | 'payPalSdkUrl'
  | 'imageTemplate'
  | 'reportUrl'
>;

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
export function contentPolicy(env: PolicyEnv, inline: InlineHashes): string {
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
