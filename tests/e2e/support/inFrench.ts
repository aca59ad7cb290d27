import type { Page } from '@playwright/test';
import { readWords } from './words';

type Name = string | RegExp | undefined;
interface Options {
  readonly name?: Name;
  readonly exact?: boolean;
}
type Method = (this: unknown, ...args: unknown[]) => unknown;

const prefix = '/fr';
const addressed = (url: string) => (url.startsWith('/') && !url.startsWith(`${prefix}/`) ? prefix + url : url);

let spoken = false;

/** What journeys do in English, they do in French in this process from now on: names, texts and addresses are translated. */
export async function speakFrench(page: Page): Promise<void> {
  if (spoken) return;
  spoken = true;
  const words = await readWords();
  const said = (name: Name, exact = false) =>
    typeof name === 'string' ? words.said(name, exact) : name && words.matched(name);
  const change = (target: object, method: string, args: (...given: unknown[]) => unknown[]) => {
    const methods = target as Record<string, Method>;
    const english = methods[method];
    if (!english) throw new Error(`There is no ${method}.`);
    methods[method] = function spoken(...given) {
      return english.apply(this, args(...given));
    };
  };
  const locator = page.locator('html');
  for (const target of [Object.getPrototypeOf(page), Object.getPrototypeOf(locator)]) {
    change(target, 'getByRole', (role, options) => {
      const { name, exact, ...rest } = (options ?? {}) as Options;
      return [role, { ...rest, name: said(name, exact) }];
    });
    for (const method of ['getByText', 'getByLabel'])
      change(target, method, (text, options) => [said(text as Name, (options as Options | undefined)?.exact)]);
  }
  for (const method of ['goto', 'waitForURL'])
    change(Object.getPrototypeOf(page), method, (url, ...rest) => [addressed(url as string), ...rest]);
}
