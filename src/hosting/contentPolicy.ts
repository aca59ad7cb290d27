import type { Env } from '@/config/envCheck';
import type { InlineHashes } from './inlineHashes.ts';

/** What the policy has to know of the environment. */
export type PolicyEnv = Pick<
  Env,
  'backend' | 'apiBaseUrl' | 'addressApiBaseUrl' | 'paymentApiBaseUrl' | 'geocoderBaseUrl' | 'payPalSdkUrl'
>;

const payPal = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

/** The origin of a base address; none for a path of the shop's own origin. */
function originOf(base: string): string[] {
  if (!base || base.startsWith('/')) return [];
  const { origin } = new URL(base);
  // A host may hold characters that mean something in a policy; no real one does.
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(origin)) throw new Error(`No policy can name the host of ${base}`);
  return [origin];
}

const originsOf = (bases: readonly string[]) => [...new Set(bases.flatMap(originOf))];

/**
 * The Content-Security-Policy of a build. A hosted build may load PayPal and talk to its four hosts; inline scripts run
 * by their hash only. The demo talks to nobody else and allows no inline style either, but those of its own HTML files.
 */
export function contentPolicy(env: PolicyEnv, inline: InlineHashes): string {
  const hosted = env.backend === 'hosted';
  const withPayPal = hosted ? payPal : [];
  const hosts = originsOf([env.apiBaseUrl, env.addressApiBaseUrl, env.paymentApiBaseUrl, env.geocoderBaseUrl]);
  const sdk = originsOf([env.payPalSdkUrl]);
  // Pictures of an API on this machine come by http, which `https:` leaves out.
  const onThisMachine = hosts.filter((origin) => origin.startsWith('http:'));
  const frames = hosted ? payPal : ["'none'"];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...withPayPal, ...sdk],
    // Beside a hash a browser would not heed 'unsafe-inline', which PayPal's buttons need.
    'style-src': ["'self'", ...(hosted ? ["'unsafe-inline'"] : inline.styles), ...withPayPal],
    'img-src': ["'self'", 'https:', 'data:', ...onThisMachine],
    'media-src': ["'self'", 'https:', ...onThisMachine],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts, ...withPayPal],
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
