import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkEnv } from '@/config/envCheck';

const hosted = {
  VITE_API_BASE_URL: 'https://api.shop.test/',
  VITE_PAYMENT_API_BASE_URL: 'https://pay.shop.test',
  VITE_GEOCODER_BASE_URL: 'https://geo.shop.test',
  VITE_PAYPAL_CLIENT_ID: 'id',
  VITE_CONTACT_EMAIL: 'care@shop.test',
  VITE_CONTACT_PHONE: '+1 416 555 0137',
  VITE_WHATSAPP_NUMBER: '+1 (416) 555-0137',
};

describe('environment', () => {
  it('is the demo without an API address', () => expect(checkEnv({}).backend).toBe('demo'));
  it('is hosted with an API URL; the address provider defaults to the API, PayPal to production', () => {
    const env = checkEnv(hosted);
    expect(env.backend).toBe('hosted');
    expect(env.apiBaseUrl).toBe('https://api.shop.test');
    expect(env.addressApiBaseUrl).toBe('https://api.shop.test');
    expect(env.payPalEnvironment).toBe('production');
    expect(env.whatsAppNumber).toBe('14165550137');
  });
  it.each(Object.keys(hosted).slice(1))('fails and names %s when it is missing', (name) =>
    expect(() => checkEnv({ ...hosted, [name]: ' ' })).toThrow(name),
  );
  it('names all missing variables at once', () =>
    expect(() => checkEnv({ VITE_BACKEND: 'hosted' })).toThrow(/VITE_API_BASE_URL[\s\S]*VITE_WHATSAPP_NUMBER/));
  it.each(['http://api.shop.test', 'ftp://x', '/', '//x', 'api.shop.test'])('refuses the address %s', (address) =>
    expect(() => checkEnv({ ...hosted, VITE_API_BASE_URL: address })).toThrow('VITE_API_BASE_URL'),
  );
  it('refuses a path as the address of the site', () =>
    expect(() => checkEnv({ ...hosted, VITE_SITE_URL: '/shop' })).toThrow('VITE_SITE_URL must be a whole address'));
  it('accepts http on a loopback host', () =>
    expect(checkEnv({ ...hosted, VITE_API_BASE_URL: 'http://127.0.0.1:4310' }).apiBaseUrl).toBe(
      'http://127.0.0.1:4310',
    ));
  it('accepts a template of resized pictures, which the demo ignores', () => {
    const VITE_IMAGE_TEMPLATE = 'https://img.test/w={width}/{url}';
    expect(checkEnv({ ...hosted, VITE_IMAGE_TEMPLATE }).imageTemplate).toBe(VITE_IMAGE_TEMPLATE);
    expect(checkEnv({ VITE_IMAGE_TEMPLATE }).imageTemplate).toBe('');
    expect(checkEnv(hosted).imageTemplate).toBe('');
  });
  it('refuses a template of resized pictures without both placeholders', () =>
    expect(() => checkEnv({ ...hosted, VITE_IMAGE_TEMPLATE: 'https://img.test/{url}' })).toThrow(
      'VITE_IMAGE_TEMPLATE must hold {width} and {url}',
    ));
  it.each([
    ['http', 'http://img.test/{width}/{url}'],
    ['a path', '/img/{width}/{url}'],
    ['a placeholder in the host', 'https://{url}.test/{width}'],
    ['a placeholder in the port', 'https://img.test:{width}/{url}'],
    ['a sign-in', 'https://a:b@img.test/{width}/{url}'],
    ['a space', 'https://img.test/ {width}/{url}'],
    ['a comma, which ends an address in srcset', 'https://img.test/{width},{url}'],
  ])('refuses a template of resized pictures with %s', (_, VITE_IMAGE_TEMPLATE) =>
    expect(() => checkEnv({ ...hosted, VITE_IMAGE_TEMPLATE })).toThrow('must be an https address'),
  );
  it('has the days of America/Toronto unless another time zone is named, and refuses an unknown one', () => {
    expect(checkEnv(hosted).timeZone).toBe('America/Toronto');
    expect(checkEnv({ VITE_SHOP_TIME_ZONE: 'America/Halifax' }).timeZone).toBe('America/Halifax');
    expect(() => checkEnv({ ...hosted, VITE_SHOP_TIME_ZONE: 'Toronto' })).toThrow('VITE_SHOP_TIME_ZONE');
  });
  it('reports to an address of its own, which the demo ignores and which is off by default', () => {
    const VITE_REPORT_URL = 'https://reports.shop.test/v1?shop=1';
    expect(checkEnv({ ...hosted, VITE_REPORT_URL }).reportUrl).toBe(VITE_REPORT_URL);
    expect(checkEnv({ ...hosted, VITE_REPORT_URL: 'http://127.0.0.1:4900/r' }).reportUrl).toBe(
      'http://127.0.0.1:4900/r',
    );
    expect(checkEnv({ VITE_REPORT_URL }).reportUrl).toBe('');
    expect(checkEnv(hosted).reportUrl).toBe('');
  });
  it.each(['http://reports.shop.test', '/reports', 'reports', 'https://a:b@reports.shop.test', 'https://r.test/#a'])(
    'refuses to report to %s',
    (VITE_REPORT_URL) =>
      expect(() => checkEnv({ ...hosted, VITE_REPORT_URL })).toThrow('VITE_REPORT_URL must be an https address'),
  );
  it('rejects an unknown backend or PayPal environment', () => {
    expect(() => checkEnv({ ...hosted, VITE_BACKEND: 'both' })).toThrow('VITE_BACKEND');
    expect(() => checkEnv({ ...hosted, VITE_PAYPAL_ENVIRONMENT: 'live' })).toThrow('VITE_PAYPAL_ENVIRONMENT');
  });
  it('has a service worker when hosted, unless it is off; the demo has its own', () => {
    expect(checkEnv(hosted).serviceWorker).toBe(true);
    expect(checkEnv({ ...hosted, VITE_SERVICE_WORKER: 'off' }).serviceWorker).toBe(false);
    expect(checkEnv({ VITE_SERVICE_WORKER: 'on' }).serviceWorker).toBe(false);
    expect(() => checkEnv({ ...hosted, VITE_SERVICE_WORKER: 'no' })).toThrow('VITE_SERVICE_WORKER');
  });
  it('.env.example works when copied as it is', () =>
    expect(checkEnv(parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>).backend).toBe('demo'));
});
