import { languageKey } from '@/lib/languageKey';

declare const __BASE__: string;
/** Path of the whole shop. */
declare const __ROOT__: string;
/** The folder of each language below the root; '' for English. */
declare const __FOLDERS__: Readonly<Record<string, string>>;

function keptChoice(): string {
  try {
    return localStorage.getItem(languageKey) ?? '';
  } catch {
    return '';
  }
}

const folders = __FOLDERS__;

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}

/** From the shop itself: somebody has just chosen a language, perhaps without a storage to keep the choice in. */
const isFromShop = () => document.referrer.startsWith(location.origin + __ROOT__);

/**
 * The codes of the languages that this page may give way to, the best first. An address without a language shows the shopper's
 * choice, else the browser's; one with a language shows it, whoever follows the link. Back and Forward lead to the shopper's choice.
 */
function wanted(): readonly string[] {
  if (isReturn()) return [keptChoice()];
  if (__BASE__ !== __ROOT__ || isFromShop()) return [];
  return [keptChoice(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
}

const code = wanted().find((name) => name in folders);
const base = code === undefined ? __BASE__ : __ROOT__ + folders[code];
const { pathname, search, hash } = location;
if (base !== __BASE__) {
  // What follows in the HTML asks for nothing.
  document.documentElement.hidden = true;
  // Two slashes at the start would name another host.
  location.replace(base + pathname.slice(__BASE__.length).replace(/^\/+/, '') + search + hash);
}
// Hosts also answer the address of a folder without its slash.
if (`${pathname}/` === base) history.replaceState(history.state, '', base + search + hash);
