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
