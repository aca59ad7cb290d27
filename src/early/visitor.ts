import { authTokenKey } from '@/config/constants';
import { languageKey, languageOfferKey } from '@/lib/languages';
import { themeKey } from '@/lib/theme';

/** `base` is the page's own language's; `folders` are those of each language below the shop's `root`, '' for English. */
declare const __SHOP__: {
  readonly base: string;
  readonly root: string;
  readonly folders: Readonly<Record<string, string>>;
};

// Stands in the HTML: what the first paint must know of the visitor.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the system's theme, a guest, the address's language.
    return null;
  }
}

const { dataset } = document.documentElement;
const theme = read(themeKey);
if (theme) dataset.theme = theme;
// The HTML is a guest's: a customer does not see its links to the sign-in.
if (read(authTokenKey) !== null) dataset.signedIn = '';

const { base, root, folders } = __SHOP__;
const chosen = read(languageKey);
const folder = folders[chosen ?? ''];
const { pathname, search, hash } = location;
// The address decides (ruling 52); one without a language follows the shopper's own choice. Some hosts answer the other
// language's addresses with this page too.
if (folder && base === root && !pathname.startsWith(root + folder)) {
  // Two slashes at the start would name another host.
  location.replace(root + folder + pathname.slice(base.length).replace(/^\/+/, '') + search + hash);
}
// Before anything is painted, so that the line that offers the visitor's language moves nothing.
const preferred = navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((code) => code in folders);
if (preferred && root + folders[preferred] !== base && !chosen && !read(languageOfferKey))
  dataset.languageOffer = preferred;

// Before React handles a form, and where its code never comes, the browser would send the fields, a password too, as part of an
// address. The search is one that may.
addEventListener('submit', (event) => {
  if (!(event.target as Element).matches('[role="search"]')) event.preventDefault();
});

// The app answers the last press that came too early for it, unless it is some seconds old by then.
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Partial<Element>).closest?.('button');
    // A press that makes React hydrate its part of the page is handled as any other, before this.
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

// A link to another language is the shopper's own choice, also in a new tab, or before the app runs.
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
