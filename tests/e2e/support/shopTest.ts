import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { RecordedRequest } from '../../support/server/requests';
import { apiOrigin, shopServer } from './shopServer';

export interface ShopOptions {
  variant: 'demo' | 'hosted';
  /** Undefined in the demo. */
  apiPort: number | null;
  /** Journeys are written in English; in French, what they look for is translated. */
  language: 'en' | 'fr';
}

export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface ShopFixtures {
  /** Without requests for the shop's own files. */
  sent: SentCall[];
}

/** Fails on unexpected console errors, page errors and policy violations. */
export const test = base.extend<
  ShopOptions & ShopFixtures & { guard: undefined; policy: undefined; freshServer: undefined }
>({
  variant: ['demo', { option: true }],
  apiPort: [null, { option: true }],
  language: ['en', { option: true }],

  page: async ({ page, language }, use) => {
    if (language === 'fr') await (await import('./inFrench')).speakFrench(page);
    await use(page);
  },

  freshServer: [
    async ({ apiPort, request }, use) => {
      if (apiPort === null) return use(undefined);
      await request.post(`${apiOrigin()}/__test/reset`, { data: {} });
      await use(undefined);
      expectToSendOnlyWhereItBelongs(await shopServer(request).requests());
    },
    { auto: true },
  ],

  sent: async ({ page }, use) => {
    const calls: SentCall[] = [];
    page.on('request', (request) => {
      if (!['fetch', 'xhr'].includes(request.resourceType())) return;
      const text = request.postData();
      calls.push({
        method: request.method(),
        url: request.url(),
        headers: request.headers(),
        body: text === null ? null : JSON.parse(text),
      });
    });
    await use(calls);
  },

  guard: [
    async ({ context }, use, testInfo) => {
      const errors = watchErrors(context);
      await use(undefined);
      const allowed = testInfo.annotations
        .filter((annotation) => annotation.type === 'console')
        .map((annotation) => new RegExp(annotation.description ?? '(?!)'));
      expect(errors.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],

  policy: [
    async ({ context }, use) => {
      const broken = await watchPolicy(context);
      await use(undefined);
      expect(broken, 'what the content policy held back').toEqual([]);
    },
    { auto: true },
  ],
});

// Rulings 26 and 27.
const callsWithToken: readonly unknown[] = ['wishlist', 'addToCart', 'deleteItemFromCart'];
const hostsWithCookies: readonly string[] = ['api', 'address'];

/**
 * No journey sends a request that no server knows, a token or cookies to the wrong host, or the path of a page. The script is not a
 * call: all hosts of the tests share a name, and so the cookies of a <script>.
 */
function expectToSendOnlyWhereItBelongs(requests: readonly RecordedRequest[]): void {
  const sent = (wrong: (request: RecordedRequest) => unknown) =>
    requests.filter(wrong).map(({ method, host, path }) => `${method} ${host} ${path}`);
  expect({
    unhandled: sent(({ unhandled }) => unhandled),
    withToken: sent(({ call, headers }) => headers.authorization && !callsWithToken.includes(call)),
    withCookies: sent(
      ({ host, path, headers }) => headers.cookie && !hostsWithCookies.includes(host) && path !== '/sdk/js',
    ),
    withAddress: sent(({ headers }) => headers.referer && new URL(headers.referer).pathname !== '/'),
  }).toEqual({ unhandled: [], withToken: [], withCookies: [], withAddress: [] });
}

const held = 'Held back by the content policy: ';

/** Policy violations on any page of the context; no annotation allows them. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const broken: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(held)) broken.push(message.text().slice(held.length));
  });
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.warn(`${prefix}${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
    );
  }, held);
  return broken;
}

// The demo's service worker stops with its last page; a page opened at that moment cannot update it.
const workerLeft = /^Failed to update a ServiceWorker/;

/** Errors of all pages of the context, including other tabs and pop-ups. */
function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (webError) => {
    const { message } = webError.error();
    if (!workerLeft.test(message)) errors.push(`page error: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Browsers log failed requests as errors, and a worker's script that they could not check for a new version. */
export const provokesFailures = {
  annotation: { type: 'console', description: 'Failed to (load|fetch)|net::ERR|when fetching the script' },
};

/** Runs in `npm run test:all` alone. */
export const long = { tag: '@long' } as const;

/** Holds files back, also from a worker. Returns what sends them. */
export async function holdBack(context: BrowserContext, files: RegExp): Promise<() => void> {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await context.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return send;
}

/** Returns a check that fails if the page was reloaded since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  return async () => expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);
}

/** Until then, a page in HTML can be read and typed into, but its layout may move, and presses wait. */
export const untilAppRuns = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('afterFirstRender')),
  );

export { expect };
