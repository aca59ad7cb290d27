import { authTokenKey } from '@/config/constants';
import { languageKey, languageOfferKey } from '@/lib/languages';
import { themeKey } from '@/lib/theme';

/** `base` is the page's language's; `folders` are the languages' folders below the shop's `root`, '' for English. */
declare const __SHOP__: {
  readonly base: string;
  readonly root: string;
  readonly folders: Readonly<Record<string, string>>;
};

// This script is inline in the HTML and applies what the first paint must know about the visitor.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the page has the system's theme, a guest's links and the address's language.
    return null;
  }
}

const { dataset } = document.documentElement;
const theme = read(themeKey);
if (theme) dataset.theme = theme;
// The HTML is a guest's page: this hides its sign-in links from a customer.
if (read(authTokenKey) !== null) dataset.signedIn = '';

const { base, root, folders } = __SHOP__;
const chosen = read(languageKey);
const folder = folders[chosen ?? ''];
const { pathname, search, hash } = location;
// The address decides (ruling 52); an address without a language follows the shopper's choice. The path is checked
// because some hosts serve this page at the other language's addresses too.
if (folder && base === root && !pathname.startsWith(root + folder)) {
  // Two slashes at the start would name another host.
  location.replace(root + folder + pathname.slice(base.length).replace(/^\/+/, '') + search + hash);
}
// Set before the first paint, so that the line that offers the visitor's language shifts no content.
const preferred = navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((code) => code in folders);
if (preferred && root + folders[preferred] !== base && !chosen && !read(languageOfferKey))
  dataset.languageOffer = preferred;

// Until React handles a form, or if its code never loads, the browser would submit the fields, a password too, in the
// URL. Only the search form may do that.
addEventListener('submit', (event) => {
  if (!(event.target as Element).matches('[role="search"]')) event.preventDefault();
});

// The app handles the last click from before its hydration, unless that click is more than 5 s old.
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Partial<Element>).closest?.('button');
    // A click that makes React hydrate its part of the page is handled like any other, before this timer runs.
    setTimeout(() => {
      window.earlyPress = button;
    });
    setTimeout(() => {
      if (window.earlyPress === button) window.earlyPress = null;
    }, 5000);
  },
  // React stops the events that it cannot handle yet.
  true,
);

// Clicking a link to another language stores the shopper's choice, also for a new tab or before the app runs.
for (const press of ['click', 'auxclick'])
  addEventListener(press, (event) => {
    const { target, button } = event as MouseEvent;
    const code = (target as Partial<Element>).closest?.('a[hreflang]')?.getAttribute('hreflang')?.split('-')[0];
    try {
      // The right button only opens a menu.
      if (code && button < 2) localStorage.setItem(languageKey, code);
    } catch {
      // Storage is blocked: the address decides.
    }
  });
