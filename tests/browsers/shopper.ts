import { readFileSync } from 'node:fs';
import type { Browser } from './drivers/browser';
import { waitFor } from './drivers/processes';

/** An element by role and name, label, or text. */
export interface Query {
  readonly role?: string;
  readonly name?: string;
  /** Pattern for the name. */
  readonly like?: string;
  readonly level?: number;
  readonly label?: string;
  /** Pattern for the text. */
  readonly text?: string;
}

interface Seen {
  readonly text: string;
  readonly value: string;
  readonly enabled: boolean;
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const library = read('../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const helpers = read('./inPage.js');

/** Finds, clicks and types, waiting as long as a user would. */
export function shopper(browser: Browser, base: string) {
  /** Injects the helpers after each load. */
  async function ask<T>(call: string): Promise<T | null> {
    try {
      const there = await browser.evaluate(`typeof window.shopTester`);
      if (there === 'undefined')
        await browser.evaluate(`(() => { ${library}\n${helpers}\n; return 'ready'; }).call(window)`);
      return JSON.parse(await browser.evaluate(`JSON.stringify(window.shopTester.${call})`));
    } catch (error) {
      // Between two pages.
      if (String(error).includes('SyntaxError')) throw error;
      return null;
    }
  }

  const inWords = (query: Query) => JSON.stringify(query);

  async function see(query: Query): Promise<Seen> {
    return waitFor(() => ask<Seen>(`look(${inWords(query)})`), `There is no ${inWords(query)}`);
  }

  async function press(query: Query): Promise<void> {
    const question = `place(${inWords(query)})`;
    const place = () => ask<{ x: number; y: number }>(question);
    // Waits until it is stable, because lazy parts move the layout.
    const at = await waitFor(
      async () => {
        const first = await place();
        const second = first && (await place());
        return first && second && first.x === second.x && first.y === second.y ? second : null;
      },
      `There is no ${inWords(query)} that can be pressed`,
    );
    await browser.press(at.x, at.y);
  }

  const reached = (path: string, ms?: number) =>
    waitFor(async () => ((await ask('path()')) === path ? true : null), `The address did not become ${path}`, ms);

  /** Clicks again if the page moved. */
  async function follow(link: Query, path: string): Promise<void> {
    await press(link);
    const there = await reached(path, 20_000).catch(() => false);
    if (there) return;
    await press(link);
    await reached(path);
  }

  return {
    follow,
    open: (path: string) => browser.open(base + path),
    see,
    press,
    /** For fields that format their input. */
    write: (text: string) => browser.type(text),
    /** Replaces its value. */
    fill: async (query: Query, text: string) => {
      await press(query);
      await ask('selectField()');
      await browser.type(text);
      await waitFor(
        async () => ((await see(query)).value === text ? true : null),
        `${inWords(query)} took not ${text}`,
      );
    },
    expectText: (query: Query, text: string) =>
      waitFor(
        async () => {
          const seen = await ask<Seen>(`look(${inWords(query)})`);
          return seen && (seen.text.includes(text) || seen.value === text) ? seen : null;
        },
        `${inWords(query)} does not say ${text}`,
      ),
    expectPath: (path: string) => reached(path),
    /** Waits for the shop's service worker to download the shop, or finds that it answered the page. */
    expectWorker: (found: 'downloaded' | 'answered') =>
      waitFor(
        async () => {
          const question =
            found === 'downloaded'
              ? 'navigator.serviceWorker.controller?.state === "activated"'
              : 'navigator.serviceWorker.controller !== null';
          return (await browser.evaluate(`String(${question})`)) === 'true' ? true : null;
        },
        `The service worker has not ${found}`,
        60_000,
      ),
    /** Whether the browser hangs: not even listing its locks responds. WebKitGTK's network process does so now and then. */
    standsStill: async () => {
      await browser.evaluate(`String(navigator.locks.query().then(() => { window.stillAnswers = true; }))`);
      await new Promise((resolve) => setTimeout(resolve, 5000));
      return (await browser.evaluate(`String(window.stillAnswers)`)) !== 'true';
    },
    /** Shortened, for reports. */
    pageText: async () => ((await ask<string>('text()')) ?? '').slice(0, 1500),
    /** Errors since the last load, and those the browser reports. */
    errors: async (): Promise<readonly string[]> => [...((await ask<string[]>('errors')) ?? []), ...browser.errors()],
  };
}

export type Shopper = ReturnType<typeof shopper>;
