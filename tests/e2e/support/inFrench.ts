import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Plugin, runnerImport } from 'vite';
import { translate } from '@/build/translate';
import { filesIn } from '../../architecture/repositoryFiles';
import { pseudoLanguage } from '../../support/pseudo';

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

/** A text of the English catalogues and its translation. */
interface Pair {
  readonly english: string;
  readonly other: string;
}

/** Texts of PayPal's sheet in the demo, which has no catalogue. */
const payPals: readonly Pair[] = [{ english: 'Approve payment', other: 'Approuver le paiement' }];

/** Values of messages: numbers, for a plural needs them, that no text of ours contains. */
const values = [713, 727, 739, 743, 757];

function pairsOf(english: unknown, other: unknown): Pair[] {
  if (typeof english === 'string' && typeof other === 'string') return [{ english, other }];
  if (typeof english === 'function' && typeof other === 'function')
    return [values, values.map(() => 1)].map((each) => ({ english: english(...each), other: other(...each) }));
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    pairsOf(value, (other as Readonly<Record<string, unknown>> | undefined)?.[key]),
  );
}

/** Browsers read any space alike. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
const anyValue = new RegExp(values.join('|'), 'g');

/** Matches the whole text, with any values. */
const patternOf = (text: string) => new RegExp(`^${escaped(text).replace(anyValue, '(.+)')}$`, 'i');

/** The translation with the values in `text`; null where `text` is not the English one. */
function filled({ english, other }: Pair, text: string): string | null {
  const found = patternOf(english).exec(text);
  const places: readonly string[] = english.match(anyValue) ?? [];
  return found && other.replace(anyValue, (value) => found[places.indexOf(value) + 1] ?? value);
}

/** A text of a catalogue and what follows it: parts of a page, joined. */
function continued({ english, other }: Pair, text: string): string | null {
  return text.startsWith(`${english} `) ? other + text.slice(english.length) : null;
}

/** The beginning of a message, up to its first value. */
function beginning({ english, other }: Pair, text: string): string | null {
  const [start = '', ...rest] = english.split(anyValue);
  return rest.length > 0 && start.trimEnd() === text ? (other.split(anyValue)[0] ?? '').trimEnd() : null;
}

const anyOf = (patterns: readonly string[]) => `(?:${[...new Set(patterns)].join('|')})`;

/** Translates what journeys look for. */
export class Words {
  constructor(private readonly pairs: readonly Pair[]) {}

  /** Translates an English text of a journey; unchanged where no catalogue has it. */
  said(text: string, exact = false): string | RegExp {
    const same = this.pairs.filter(({ english }) => english === text);
    const pairs = same.length > 0 ? same : this.pairs;
    const whole = pairs.flatMap((pair) => filled(pair, text) ?? []);
    const parts = pairs.flatMap((pair) => continued(pair, text) ?? beginning(pair, text) ?? []);
    const all = whole.length > 0 ? whole : parts;
    if (all.length === 0) return text;
    return exact ? new RegExp(`^${anyOf(all.map(escaped))}$`) : new RegExp(anyOf(all.map(escaped)), 'i');
  }

  /** A pattern without alternatives, which may be tied to the start. */
  matched(pattern: RegExp): RegExp {
    const start = pattern.source.startsWith('^');
    const text = pattern.source.slice(start ? 1 : 0);
    const has = (english: string) =>
      english === text.trimEnd() || (start ? english.startsWith(text) : english.includes(text));
    const others = this.pairs
      .filter(({ english }) => has(english))
      .map(({ other }) => escaped(other).replace(anyValue, '.+'));
    return new RegExp(`${start ? '^' : ''}${anyOf([text, ...others])}`, pattern.flags);
  }
}

/** Reads all catalogues, in English and in French: in a run with PSEUDO_CONFIG, in the language that it has in that place. */
export async function readWords(): Promise<Words> {
  const folder = path.resolve('src/languages/fr');
  const files = filesIn(folder, /(?<!lib\/language|serverMessages)\.ts$/).map((file) => path.relative(folder, file));
  const entry = path.resolve('.cache/catalogues.ts');
  await mkdir(path.dirname(entry), { recursive: true });
  await writeFile(
    entry,
    files.map((file, place) => `export * as of${place} from '@/${file.slice(0, -3)}';\n`).join(''),
  );
  // Some say where to reach the shop, which no journey looks for.
  Object.assign(globalThis, { __STORE_ENV__: {} });
  const alias = { '@': path.resolve('src') };
  const read = (plugins: Plugin[]) =>
    runnerImport<object>(entry, {
      configFile: false,
      base: `${prefix}/`,
      logLevel: 'warn',
      resolve: { alias },
      plugins,
    });
  const other = process.env.PSEUDO_CONFIG ? pseudoLanguage() : translate(() => 'fr');
  const pairs = pairsOf((await read([])).module, (await read([other])).module);
  // A message that is a value alone would be found in any text.
  return new Words([...payPals, ...pairs.filter(({ english }) => /[a-z]/i.test(english))]);
}
