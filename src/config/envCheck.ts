import { isLoopback } from '../lib/url.ts';

export type Env = Readonly<ReturnType<typeof checkEnv>>;

/** The environment that all of the shop's code can read; only the code that reports contains `reportUrl`. */
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

function isSafeBase(value: string): boolean {
  if (value.startsWith('/')) return /^\/[^/]/.test(value);
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

function withoutTrailingSlash(value: string): string {
  return value.replace(/\/+$/, '');
}

const filled = (template: string, url: string, width: string) =>
  template.replaceAll('{url}', url).replaceAll('{width}', width);

/** What is wrong with `VITE_IMAGE_TEMPLATE`; null if it is valid. */
function imageTemplateProblem(template: string): string | null {
  if (!template.includes('{url}') || !template.includes('{width}'))
    return `VITE_IMAGE_TEMPLATE must hold {width} and {url}, such as https://img.example/w={width}/{url}: "${template}"`;
  const [one, other] = [filled(template, 'a', '1'), filled(template, 'b', '2')];
  const problem = `VITE_IMAGE_TEMPLATE must be an https address with its placeholders after the host: "${template}"`;
  if (/[\s,"'<>\\]/.test(template) || !URL.canParse(one) || !URL.canParse(other)) return problem;
  const url = new URL(one);
  const { protocol, origin, username, hash } = url;
  const safe = protocol === 'https:' || (protocol === 'http:' && isLoopback(url));
  return safe && origin === new URL(other).origin && !username && !hash ? null : problem;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** What is wrong with `VITE_REPORT_URL`; null if it is valid. */
function reportUrlProblem(value: string): string | null {
  const isWhole = !value.startsWith('/') && isSafeBase(value) && !/[\s"'<>\\]/.test(value);
  const { username, hash } = isWhole ? new URL(value) : { username: '', hash: '' };
  if (isWhole && !username && !hash) return null;
  return `VITE_REPORT_URL must be an https address, or an http address of this machine: "${value}"`;
}

/** Base URLs get no trailing slash; the demo ignores configured hosts. Throws, naming each missing or bad variable. */
export function checkEnv(raw: RawEnv) {
  const trimmed = (name: string) => raw[name]?.trim() ?? '';
  const problems: string[] = [];

  function oneOf<Value extends string>(name: string, given: string, one: Value, other: Value): Value {
    if (given !== one && given !== other) problems.push(`${name} must be "${one}" or "${other}", not "${given}"`);
    return given === one ? one : other;
  }

  const wanted = trimmed('VITE_BACKEND') || (trimmed('VITE_API_BASE_URL') ? 'hosted' : 'demo');
  const backend = oneOf('VITE_BACKEND', wanted, 'demo', 'hosted');
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
  const payPalEnvironment = oneOf('VITE_PAYPAL_ENVIRONMENT', environment, 'production', 'sandbox');

  const timeZone = value('VITE_SHOP_TIME_ZONE') || 'America/Toronto';
  if (!isTimeZone(timeZone))
    problems.push(`VITE_SHOP_TIME_ZONE must be a time zone, such as America/Toronto: "${timeZone}"`);

  const serviceWorker = oneOf('VITE_SERVICE_WORKER', value('VITE_SERVICE_WORKER') || 'on', 'on', 'off');

  const whatsAppNumber = value('VITE_WHATSAPP_NUMBER').replace(/\D/g, '');
  if (value('VITE_WHATSAPP_NUMBER') && !whatsAppNumber) problems.push('VITE_WHATSAPP_NUMBER must hold digits');

  if (problems.length > 0)
    throw new Error(
      `The environment is not complete (see .env.example):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );

  const apiBaseUrl = withoutTrailingSlash(value('VITE_API_BASE_URL'));
  return {
    backend,
    apiBaseUrl,
    addressApiBaseUrl:
      backend === 'demo' ? apiBaseUrl : withoutTrailingSlash(value('VITE_ADDRESS_API_BASE_URL')) || apiBaseUrl,
    paymentApiBaseUrl: withoutTrailingSlash(value('VITE_PAYMENT_API_BASE_URL')),
    geocoderBaseUrl: withoutTrailingSlash(value('VITE_GEOCODER_BASE_URL')),
    payPalClientId: value('VITE_PAYPAL_CLIENT_ID'),
    payPalEnvironment,
    /** '' for PayPal's own SDK. */
    payPalSdkUrl: value('VITE_PAYPAL_SDK_URL'),
    /** The shop's public origin and base; '' if the build does not know them. */
    siteUrl: withoutTrailingSlash(value('VITE_SITE_URL')),
    /** The address that resizes pictures, with `{width}` and `{url}`; '' if pictures are shown as they are. */
    imageTemplate,
    contactEmail: value('VITE_CONTACT_EMAIL'),
    contactPhone: value('VITE_CONTACT_PHONE'),
    whatsAppNumber,
    /** The time zone whose days the dashboard counts by, such as "America/Toronto". */
    timeZone,
    /** Whether the build has the shop's service worker; the demo has its own. */
    serviceWorker: backend === 'hosted' && serviceWorker === 'on',
    /** The address for reports of figures, errors and payments that need a person; '' for none. */
    reportUrl,
  };
}
