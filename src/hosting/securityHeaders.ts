import { contentPolicy, type PolicyEnv } from './contentPolicy.ts';
import type { InlineHashes } from './inlineHashes.ts';

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

/** Nothing of the device; the payment sheet for the shop and, in a hosted build, for PayPal's frames. */
function permissions(hosted: boolean): string {
  const payment = hosted ? '(self "https://www.paypal.com" "https://www.sandbox.paypal.com")' : '(self)';
  return [...unused.map((name) => `${name}=()`), `payment=${payment}`].join(', ');
}

/** The headers of every answer of a build, whatever the address. */
export function securityHeaders(env: PolicyEnv, inline: InlineHashes): Headers {
  return {
    'Content-Security-Policy': contentPolicy(env, inline),
    'Strict-Transport-Security': `max-age=${year}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // PayPal opens a window and has to be able to answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissions(env.backend === 'hosted'),
  };
}

/** How long what may be kept: pages are asked for again each time, hashed names never change their content. */
export const caching = {
  page: 'no-cache',
  asset: `public, max-age=${year}, immutable`,
  missing: 'no-store',
} as const;
