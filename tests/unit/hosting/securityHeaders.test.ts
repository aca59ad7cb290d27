import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkEnv } from '@/config/envCheck';
import { headersFile } from '@/hosting/hostingFiles';
import { contentPolicy, inlineHashes, securityHeaders } from '@/hosting/securityHeaders';

describe('content policy', () => {
  const nothing = { scripts: [], styles: [] };
  const raw = {
    VITE_API_BASE_URL: 'https://api.shop.test/v1',
    VITE_ADDRESS_API_BASE_URL: 'https://address.shop.test',
    VITE_PAYMENT_API_BASE_URL: 'https://pay.shop.test:8443',
    VITE_GEOCODER_BASE_URL: 'https://geo.shop.test',
    VITE_PAYPAL_CLIENT_ID: 'id',
    VITE_CONTACT_EMAIL: 'care@shop.test',
    VITE_CONTACT_PHONE: '+1 416 555 0137',
    VITE_WHATSAPP_NUMBER: '14165550137',
  };
  const hosted = checkEnv(raw);
  const demo = checkEnv({});

  const directives = (policy: string) =>
    Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));

  const payPal = 'https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com';

  it('a hosted build: the four hosts and PayPal, nothing else', () =>
    expect(contentPolicy(hosted, nothing)).toBe(
      `default-src 'none'; script-src 'self' ${payPal}; style-src 'self' 'unsafe-inline' ${payPal}; ` +
        "img-src 'self' https: data:; media-src 'self' https:; font-src 'self'; " +
        'connect-src ' +
        `'self' https://api.shop.test https://address.shop.test https://pay.shop.test:8443 https://geo.shop.test ${payPal}; ` +
        `frame-src ${payPal}; child-src ${payPal}; worker-src 'self'; manifest-src 'self'; base-uri 'none'; ` +
        "object-src 'none'; form-action 'self'; frame-ancestors 'none'",
    ));

  it('the demo: no inline style or script, no other host, no frame', () => {
    const policy = contentPolicy(demo, nothing);
    expect(directives(policy)).toMatchObject({
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'child-src': "'none'",
    });
    expect(policy).not.toMatch(/unsafe|paypal|venmo/);
  });

  it('inline code of the HTML files is allowed by hash, inline styles only in the demo', () => {
    const inline = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] };
    expect(directives(contentPolicy(demo, inline))).toMatchObject({
      'script-src': "'self' 'sha256-a='",
      'style-src': "'self' 'sha256-b='",
    });
    expect(directives(contentPolicy(hosted, inline))).toMatchObject({
      'script-src': `'self' 'sha256-a=' ${payPal}`,
      'style-src': `'self' 'unsafe-inline' ${payPal}`,
    });
  });

  it('another SDK host is listed, a same-origin path is not, and pictures of a local host are allowed', () => {
    const env = checkEnv({
      ...raw,
      VITE_API_BASE_URL: 'http://127.0.0.1:4310',
      VITE_GEOCODER_BASE_URL: '/geo',
      VITE_PAYPAL_SDK_URL: 'https://sdk.shop.test/sdk/js',
    });
    const policy = directives(contentPolicy(env, nothing));
    expect(policy['script-src']).toBe(`'self' ${payPal} https://sdk.shop.test`);
    expect(policy['connect-src']).not.toContain('geo');
    expect(policy['img-src']).toBe("'self' https: data: http://127.0.0.1:4310");
  });

  it('the host of the reports may be connected to, and is named once', () => {
    const connectsTo = (VITE_REPORT_URL: string) =>
      directives(contentPolicy(checkEnv({ ...raw, VITE_REPORT_URL }), nothing))['connect-src'];
    expect(connectsTo('https://reports.shop.test/v1?shop=1')).toContain(' https://reports.shop.test ');
    expect(connectsTo('https://api.shop.test/reports')).toBe(connectsTo(''));
  });

  it.each(['https://a;b.test', "https://'self'.test", 'https://a,b.test'])('%s cannot enter the policy', (base) =>
    expect(() => contentPolicy({ ...hosted, apiBaseUrl: base }, nothing)).toThrow('The policy cannot name'),
  );

  it('the security headers beside the policy are set, and no line is too long for a static host', () => {
    const security = securityHeaders(hosted, nothing);
    expect(security).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
    const lines = headersFile(security, ['index.html']).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
  });

  it('the host that resizes pictures is named among those of pictures, and among no others', () => {
    const env = checkEnv({ ...raw, VITE_IMAGE_TEMPLATE: 'https://img.shop.test/w={width}/{url}' });
    const policy = contentPolicy(env, nothing);
    expect(directives(policy)['img-src']).toBe("'self' https: data: https://img.shop.test");
    expect(policy.match(/img\.shop\.test/g)).toHaveLength(1);
  });
});

describe('inline hashes', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('computes a known hash', () =>
    expect(inlineHashes(["<script>alert('Hello, world.');</script>"]).scripts).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]));

  it('skips files and data blocks, and lists each text once across pages', () => {
    const page = `<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>
    <SCRIPT type="module">start()</SCRIPT><script data-note="a > b" async>go()</script ><style media="print">p{}</style>`;
    expect(inlineHashes([page, page])).toEqual({ scripts: [hash('start()'), hash('go()')], styles: [hash('p{}')] });
  });

  it('normalizes line endings as browsers do before hashing', () =>
    expect(inlineHashes(['<style>\r\na{}\r\n</style>']).styles).toEqual([hash('\na{}\n')]));

  it('a data-src is not a src, and an executable type is never taken for data', () => {
    const page = '<script data-src="x">one()</script><script type="text/javascript">two()</script>';
    expect(inlineHashes([page]).scripts).toEqual([hash('one()'), hash('two()')]);
  });
});
