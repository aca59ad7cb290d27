import { currencyCode } from '@/config/constants';
import { env } from '@/config/env';
import { language, locale } from '@/lib/language';
import { observable } from '@/lib/version';

/** The element that PayPal's panel renders into, by a portal; null while no page offers one. */
export const payPalContainer = observable<HTMLElement | null>(null);

/** Retries loading `PayPalRoot`; null unless its code failed to load. */
export const payPalRetry = observable<(() => void) | null>(null);

/** Browsers inside other apps, many of which cannot open PayPal's window. */
const inApp = /\bFB(?:AN|AV|_IAB)\b|Instagram|WhatsApp|MicroMessenger|\bLine\/|; wv\)/;

export const isInAppBrowser = (): boolean => inApp.test(navigator.userAgent);

/** §7: production by default, the buttons component only. */
export const payPalOptions = {
  clientId: env.payPalClientId,
  components: 'buttons',
  currency: currencyCode,
  intent: 'capture',
  environment: env.payPalEnvironment,
  // In English, PayPal itself chooses the locale, as the contract says.
  ...(language === 'en' ? {} : { locale: locale.replace('-', '_') }),
  ...(env.payPalSdkUrl ? { sdkBaseUrl: env.payPalSdkUrl } : {}),
};

/** The SDK's defaults, explicit or omitted: the same options under four URLs. */
const defaults = [{}, { commit: true }, { vault: false }, { commit: true, vault: false }];

/** The options for the n-th load of the script, from 0. A browser reuses a hanging request: a retry needs a new URL. */
export function payPalOptionsOf(load: number) {
  return { ...payPalOptions, ...defaults[load % defaults.length] };
}
