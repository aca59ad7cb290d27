import { env } from '@/config/env';
import type { Bases } from '@/demo/server/createHandlers';

/** Where the demo backend answers: paths of the shop's own origin. */
export const demoBases: Bases = {
  api: env.apiBaseUrl,
  address: env.addressApiBaseUrl,
  payment: env.paymentApiBaseUrl,
  geocoder: env.geocoderBaseUrl,
  payPalSdk: env.payPalSdkUrl,
};

/** Whether the address is one that only the demo backend can answer. */
export function isDemoAddress(url: URL): boolean {
  return (
    url.origin === location.origin &&
    Object.values(demoBases).some((base) => url.pathname.startsWith(`${base}/`) || url.pathname === base)
  );
}
