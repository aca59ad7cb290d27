import { env } from '@/config/env';
import type { Bases } from '@/demo/server/handlerOptions';

/** The demo backend's URLs, on the shop's own origin. */
export const demoBases: Bases = {
  api: env.apiBaseUrl,
  address: env.addressApiBaseUrl,
  payment: env.paymentApiBaseUrl,
  geocoder: env.geocoderBaseUrl,
  payPalSdk: env.payPalSdkUrl,
};

/** Whether only the demo backend can handle the URL. */
export function isDemoUrl(url: URL): boolean {
  return (
    url.origin === location.origin &&
    Object.values(demoBases).some((base) => url.pathname.startsWith(`${base}/`) || url.pathname === base)
  );
}
