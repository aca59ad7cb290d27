/** Base URLs have no trailing slash. */
export interface Env {
  readonly backend: 'demo' | 'hosted';
  readonly apiBaseUrl: string;
  readonly addressApiBaseUrl: string;
  readonly paymentApiBaseUrl: string;
  readonly geocoderBaseUrl: string;
  readonly payPalClientId: string;
  readonly payPalEnvironment: 'production' | 'sandbox';
  /** '' means PayPal's own. */
  readonly payPalSdkUrl: string;
  /** Origin and base under which shoppers open the shop; empty where the build is not told. */
  readonly siteUrl: string;
  /** Where pictures are resized, with `{width}` and `{url}`; '' where they are shown as they are. */
  readonly imageTemplate: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly whatsAppNumber: string;
  /** Of the days under which the dashboard counts money, such as "America/Toronto". */
  readonly timeZone: string;
  /** Whether the build has the shop's service worker; the demo has its own. */
  readonly serviceWorker: boolean;
  /** Where the shop reports figures, errors and payments that need a person; '' where it does not. */
  readonly reportUrl: string;
}

/** What the shop's code reads at any time; the rest is put where it is read. */
export type ShownEnv = Omit<Env, 'reportUrl'>;

type RawEnv = Readonly<Record<string, string | undefined>>;

const demoValues: RawEnv = {
  VITE_API_BASE_URL: '/demo-api',
  VITE_PAYMENT_API_BASE_URL: '/demo-payment',
  VITE_GEOCODER_BASE_URL: '/demo-geocoder',
  VITE_PAYPAL_CLIENT_ID: 'demo-client-id',
  VITE_PAYPAL_ENVIRONMENT: 'sandbox',
  VITE_PAYPAL_SDK_URL: '/demo-paypal/sdk/js',
  VITE_IMAGE_TEMPLATE: '',
  VITE_REPORT_URL: '',
};

const demoContact: RawEnv = {
  VITE_CONTACT_EMAIL: 'care@tulsinorth.example',
  VITE_CONTACT_PHONE: '+1 416 555 0137',
  VITE_WHATSAPP_NUMBER: '14165550137',
};

const required = [
  'VITE_API_BASE_URL',
  'VITE_PAYMENT_API_BASE_URL',
  'VITE_GEOCODER_BASE_URL',
  'VITE_PAYPAL_CLIENT_ID',
  'VITE_CONTACT_EMAIL',
  'VITE_CONTACT_PHONE',
  'VITE_WHATSAPP_NUMBER',
] as const;

const addresses = [
  'VITE_API_BASE_URL',
  'VITE_ADDRESS_API_BASE_URL',
  'VITE_PAYMENT_API_BASE_URL',
  'VITE_GEOCODER_BASE_URL',
  'VITE_PAYPAL_SDK_URL',
  'VITE_SITE_URL',
] as const;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

function isSafeBase(value: string): boolean {
  if (value.startsWith('/')) return !value.startsWith('//');
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
}

function withoutTrailingSlash(value: string): string {
  return value.replace(/\/+$/, '');
}

const filled = (template: string, url: string, width: string) =>
  template.replaceAll('{url}', url).replaceAll('{width}', width);

/** What is wrong with `VITE_IMAGE_TEMPLATE`; null for a sound one. */
function imageTemplateProblem(template: string): string | null {
  if (!template.includes('{url}') || !template.includes('{width}'))
    return `VITE_IMAGE_TEMPLATE must hold {width} and {url}, such as https://img.example/w={width}/{url}: "${template}"`;
  const [one, other] = [filled(template, 'a', '1'), filled(template, 'b', '2')];
  const problem = `VITE_IMAGE_TEMPLATE must be an https address with its placeholders after the host: "${template}"`;
  if (/[\s,"'<>\\]/.test(template) || !URL.canParse(one) || !URL.canParse(other)) return problem;
  const { protocol, hostname, origin, username, hash } = new URL(one);
  const safe = protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
  return safe && origin === new URL(other).origin && !username && !hash ? null : problem;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** What is wrong with `VITE_REPORT_URL`; null for a sound one. */
function reportUrlProblem(value: string): string | null {
  const isWhole = !value.startsWith('/') && isSafeBase(value) && !/[\s"'<>\\]/.test(value);
  const { username, hash } = isWhole ? new URL(value) : { username: '', hash: '' };
  if (isWhole && !username && !hash) return null;
  return `VITE_REPORT_URL must be an https address, or an http address of this machine: "${value}"`;
}

/** The demo ignores configured hosts. Throws an error that names every missing or malformed variable. */
export function checkEnv(raw: RawEnv): Env {
  const trimmed = (name: string) => raw[name]?.trim() ?? '';
  const problems: string[] = [];

  const backend = trimmed('VITE_BACKEND') || (trimmed('VITE_API_BASE_URL') ? 'hosted' : 'demo');
  if (backend !== 'demo' && backend !== 'hosted')
    problems.push(`VITE_BACKEND must be "demo" or "hosted", not "${backend}"`);

  const value = (name: string) =>
    backend === 'demo' ? (demoValues[name] ?? (trimmed(name) || (demoContact[name] ?? ''))) : trimmed(name);

  for (const name of required) if (!value(name)) problems.push(`${name} is missing`);
  if (value('VITE_SITE_URL').startsWith('/'))
    problems.push(`VITE_SITE_URL must be a whole address, such as https://shop.example: "${value('VITE_SITE_URL')}"`);
  for (const name of addresses)
    if (value(name) && !isSafeBase(value(name)))
      problems.push(`${name} must be an https address, an http address of this machine, or a path: "${value(name)}"`);

  const imageTemplate = value('VITE_IMAGE_TEMPLATE');
  const imageProblem = imageTemplate && imageTemplateProblem(imageTemplate);
  if (imageProblem) problems.push(imageProblem);

  const reportUrl = value('VITE_REPORT_URL');
  const reportProblem = reportUrl && reportUrlProblem(reportUrl);
  if (reportProblem) problems.push(reportProblem);

  const environment = value('VITE_PAYPAL_ENVIRONMENT') || 'production';
  if (environment !== 'production' && environment !== 'sandbox')
    problems.push(`VITE_PAYPAL_ENVIRONMENT must be "production" or "sandbox", not "${environment}"`);

  const timeZone = value('VITE_SHOP_TIME_ZONE') || 'America/Toronto';
  if (!isTimeZone(timeZone))
    problems.push(`VITE_SHOP_TIME_ZONE must be a time zone, such as America/Toronto: "${timeZone}"`);

  const serviceWorker = value('VITE_SERVICE_WORKER') || 'on';
  if (serviceWorker !== 'on' && serviceWorker !== 'off')
    problems.push(`VITE_SERVICE_WORKER must be "on" or "off", not "${serviceWorker}"`);

  const whatsAppNumber = value('VITE_WHATSAPP_NUMBER').replace(/\D/g, '');
  if (value('VITE_WHATSAPP_NUMBER') && !whatsAppNumber) problems.push('VITE_WHATSAPP_NUMBER must hold digits');

  if (problems.length > 0)
    throw new Error(
      `The environment is not complete (see .env.example):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );

  const apiBaseUrl = withoutTrailingSlash(value('VITE_API_BASE_URL'));
  return {
    backend: backend === 'demo' ? 'demo' : 'hosted',
    apiBaseUrl,
    addressApiBaseUrl:
      backend === 'demo' ? apiBaseUrl : withoutTrailingSlash(value('VITE_ADDRESS_API_BASE_URL')) || apiBaseUrl,
    paymentApiBaseUrl: withoutTrailingSlash(value('VITE_PAYMENT_API_BASE_URL')),
    geocoderBaseUrl: withoutTrailingSlash(value('VITE_GEOCODER_BASE_URL')),
    payPalClientId: value('VITE_PAYPAL_CLIENT_ID'),
    payPalEnvironment: environment === 'sandbox' ? 'sandbox' : 'production',
    payPalSdkUrl: value('VITE_PAYPAL_SDK_URL'),
    siteUrl: withoutTrailingSlash(value('VITE_SITE_URL')),
    imageTemplate,
    contactEmail: value('VITE_CONTACT_EMAIL'),
    contactPhone: value('VITE_CONTACT_PHONE'),
    whatsAppNumber,
    timeZone,
    serviceWorker: backend === 'hosted' && serviceWorker === 'on',
    reportUrl,
  };
}
