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

/** Blocks device APIs; allows payments for the shop and PayPal's frames. */
function permissions(hosted: boolean): string {
  const payment = hosted ? '(self "https://www.paypal.com" "https://www.sandbox.paypal.com")' : '(self)';
  return [...unused.map((name) => `${name}=()`), `payment=${payment}`].join(', ');
}

/** For every response. */
export function securityHeaders(env: PolicyEnv, inline: InlineHashes): Headers {
  return {
    'Content-Security-Policy': contentPolicy(env, inline),
    'Strict-Transport-Security': `max-age=${year}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Keeps the link to PayPal's pop-up.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissions(env.backend === 'hosted'),
  };
}

/** Pages are revalidated; hashed assets never change. */
export const caching = {
  page: 'no-cache',
  asset: `public, max-age=${year}, immutable`,
  missing: 'no-store',
} as const;
