import { routePatterns } from '@/config/paths';

/** All texts anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the page knows of the shopper: the given values, what is typed into its fields, and what is searched. */
export function personalWords(known: unknown): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const searched = new URLSearchParams(window.location.search).values();
  return [...textsIn(known), ...[...fields].map(({ value }) => value), ...searched];
}

const longest = 200;

const fileOf = (url: string) => /([\w.-]+\.(?:m?js|css))(?:[?#].*)?$/.exec(url)?.[1] ?? '[address]';
const isFile = (text: string) => /\.(?:m?js|css)$/.test(text);

/** A quotation. In a browser's own messages it names a piece of code and stays; any other may be personal. */
const quoted = /(?<!\((?:reading|setting) )(["`“])[^"`“”]*["`”]|(?<!\((?:reading|setting) |\w)'[^']*'/g;

/** The order counts: an address may contain an email, an email a token. */
const rules: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/\b[a-z][a-z\d+.-]*:\/\/[^\s"'`<>()]+/gi, fileOf],
  [quoted, () => '[text]'],
  [/[?#][^\s]*=[^\s]*/g, () => ''],
  [/[^\s@:;,<>()]+@[^\s@:;,<>()]+/g, () => '[email]'],
  [/(?=[\w.~+/=-]*\d)[\w.~+/=-]{16,}/g, (found) => (isFile(found) ? found : '[token]')],
  [/\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/gi, () => '[postal code]'],
  [/\+?\(?\d(?:[\s().-]{0,2}\d){4,}/g, () => '[number]'],
];

/** The given texts and their words, longest first. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text.trim(), ...text.split(/[\s,;]+/)]).filter((word) => word.length > 1);
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Two letters match only as a whole word in the same case: "ON" is a province, "on" is not. */
const patternOf = (word: string) =>
  word.length > 2 ? new RegExp(escaped(word), 'gi') : new RegExp(`(?<!\\w)${escaped(word)}(?!\\w)`, 'g');

/** A message without anything that may identify the shopper: the words of `known`, and all that looks personal. */
export function scrub(message: string, known: readonly string[]): string {
  const lowered = message.toLowerCase();
  const said = wordsOf(known).filter((word) => lowered.includes(word.toLowerCase()));
  const without = said.reduce((text, word) => text.replace(patternOf(word), '[private]'), message);
  return rules.reduce((text, [pattern, replace]) => text.replace(pattern, replace), without).slice(0, longest);
}

const most = 5;

/** The first frames of a stack as "function file:line:column"; those outside script files are left out. */
export function stackFrames(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = /([\w.-]+\.m?js)(?:\?[^\s)]*?)?:(\d+):(\d+)\)?\s*$/.exec(line) ?? [];
      if (!file) return [];
      const name = /^\s*at (?:async )?([\w$.]+) \(/.exec(line)?.[1] ?? /^([\w$.]+)@/.exec(line)?.[1];
      return [`${name ? `${name} ` : ''}${file}:${row}:${column}`];
    })
    .slice(0, most);
}

const matchers = Object.values(routePatterns).map((pattern) => ({
  pattern,
  matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** The pattern of a route; `*` for an unknown one, because an address may tell what a shopper looks for. */
export function routePattern(route: string): string {
  return matchers.find(({ matches }) => matches.test(route))?.pattern ?? '*';
}

export interface RouteLog {
  add(route: string, since: number): void;
  /** The pattern of the route that was shown at a time (ms since the page's start). */
  at(time: number): string;
}

/** Records which route was shown when. The first one counts from the page's start. */
export function makeRouteLog(landing: string): RouteLog {
  const shown = [{ since: 0, pattern: routePattern(landing) }];
  return {
    add: (route, since) => {
      const pattern = routePattern(route);
      if (pattern !== shown.at(-1)?.pattern) shown.push({ since, pattern });
    },
    at: (time) => (shown.findLast(({ since }) => since <= time) ?? shown[0])?.pattern ?? '*',
  };
}

/** Calls `listener` after each change of the address; browsers have no event for a router's changes. */
export function onAddressChange(listener: () => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = (...args) => {
      change.apply(history, args);
      listener();
    };
  }
  window.addEventListener('popstate', listener);
}
