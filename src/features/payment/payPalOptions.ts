import { currencyCode } from '@/config/constants';
import { env } from '@/config/env';

/** The SDK's options (§7: production mode by default, the buttons component only). */
export const payPalOptions = {
  clientId: env.payPalClientId,
  components: 'buttons',
  currency: currencyCode,
  intent: 'capture',
  environment: env.payPalEnvironment,
  ...(env.payPalSdkUrl ? { sdkBaseUrl: env.payPalSdkUrl } : {}),
};

const spellings = [{}, { commit: true }, { vault: false }, { commit: true, vault: false }];

/**
 * The options for the n-th load of the script, from 0. A browser that still waits for an address does not ask for it anew,
 * so a script that hangs is asked for by another one: the same options, with defaults spelled out.
 */
export function payPalOptionsOf(load: number) {
  return { ...payPalOptions, ...spellings[load % spellings.length] };
}
