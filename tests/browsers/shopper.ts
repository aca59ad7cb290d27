import { readFileSync } from 'node:fs';
import type { Browser } from './drivers/browser';
import { waitFor } from './drivers/processes';

/** Something on the page as a reader knows it: a role with its name (or a pattern of it), a label, or a piece of text. */
export interface Query {
  readonly role?: string;
  readonly name?: string;
  /** A pattern of the name. */
  readonly like?: string;
  readonly level?: number;
  readonly label?: string;
  /** A pattern of an element's own text. */
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

/** Someone at a browser: sees, presses and types, and waits as long as a person would. */
export function shopper(browser: Browser, base: string) {
  /** A call of the helpers in the page, which go in anew after each load. */
  async function ask<T>(call: string): Promise<T | null> {
    try {
      const there = await browser.evaluate(`typeof window.shopTester`);
      if (there === 'undefined')
        await browser.evaluate(`(() => { ${library}\n${helpers}\n; return 'ready'; }).call(window)`);
      return JSON.parse(await browser.evaluate(`JSON.stringify(window.shopTester.${call})`));
    } catch (error) {
      // Between two pages there is nobody to ask.
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
    // Pressed where it stands still: a page that comes in pieces moves what it holds.
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

  /** Presses a link, and again where the page moved away under the hand. */
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
    /** Types where the cursor stands: a field that writes in its own form. */
    write: (text: string) => browser.type(text),
    /** Types into a field, over what it holds. */
    fill: async (query: Query, text: string) => {
      await press(query);
      await ask('selectField()');
      await browser.type(text);
      await waitFor(
        async () => ((await see(query)).value === text ? true : null),
        `${inWords(query)} took not ${text}`,
      );
    },
    /** Waits until a field or a figure holds this. */
    expectText: (query: Query, text: string) =>
      waitFor(
        async () => {
          const seen = await ask<Seen>(`look(${inWords(query)})`);
          return seen && (seen.text.includes(text) || seen.value === text) ? seen : null;
        },
        `${inWords(query)} does not say ${text}`,
      ),
    expectPath: (path: string) => reached(path),
    /**
     * Whether the browser itself has stopped: not even the list of its locks comes, in which no page has a hand. WebKitGTK's
     * network process does so now and then, and with it storage and every request.
     */
    standsStill: async () => {
      await browser.evaluate(`String(navigator.locks.query().then(() => { window.stillAnswers = true; }))`);
      await new Promise((resolve) => setTimeout(resolve, 5000));
      return (await browser.evaluate(`String(window.stillAnswers)`)) !== 'true';
    },
    /** What stands on the page, cut short: for the report of a failure. */
    pageText: async () => ((await ask<string>('text()')) ?? '').slice(0, 1500),
    /** What went wrong in the page since its last load, and by the browser's own account. */
    errors: async (): Promise<readonly string[]> => [...((await ask<string[]>('errors')) ?? []), ...browser.errors()],
  };
}

export type Shopper = ReturnType<typeof shopper>;
