import { type BrowserContext, test as base, expect } from '@playwright/test';
import { apiOrigin } from './apiOrigin';

export interface ShopOptions {
  flavour: 'demo' | 'hosted';
  /** Port of the lane's test server; the demo has none. */
  apiPort: number | null;
}

export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface ShopFixtures {
  /** Every call the page sent so far that is not for a file of the shop itself. */
  sent: SentCall[];
}

/**
 * A Playwright test in which an unexpected console error or page error fails, and in which nothing may break the content
 * policy that the build is served with.
 */
export const test = base.extend<
  ShopOptions & ShopFixtures & { guard: undefined; policy: undefined; freshServer: undefined }
>({
  flavour: ['demo', { option: true }],
  apiPort: [null, { option: true }],

  freshServer: [
    async ({ apiPort, request }, use) => {
      if (apiPort !== null) await request.post(`${apiOrigin()}/__test/reset`, { data: {} });
      await use(undefined);
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

const held = 'Held back by the content policy: ';

/** What the policy held back, on any page of the context; no annotation excuses it. */
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

// The demo's worker leaves with its last page; a next page that comes at that moment asks it in vain for an update.
const workerLeft = /^Failed to update a ServiceWorker/;

/** What any page of the context complains of: the first, a second tab, a window that it opened. */
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

/** For a test that provokes failing calls: the browser itself logs them as errors. */
export const provokesFailures = { annotation: { type: 'console', description: 'Failed to (load|fetch)|net::ERR' } };

export { expect };
