import { productPath } from '@/domain/productSlug';
import { callsOfRoute, pageOfRoute } from './earlyRoutes';
import { firstProducts } from './firstProducts';
import { loadShop } from './loadShop';
import { openOnTap } from './openOutline';
import { pictureOf } from './pictureOf';
import { readAnswer } from './readAnswer';
import { showFacts } from './showFacts';
import { showPicture } from './showPicture';
import { showPrerendered, showProductOutline } from './showPrerendered';

declare global {
  interface Window {
    /** Called by the HTML below its views. */
    showShop?: () => void;
    /** Calls that the HTML sent, by path and query below the API's base. */
    earlyCalls?: Record<string, readonly [answer: ReturnType<typeof readAnswer>, controller: AbortController]>;
  }
}

declare const __EARLY__: {
  readonly apiBaseUrl: string;
  readonly base: string;
  readonly assets: string;
  /** Names, without `.js`, of the chunks that every page loads. */
  readonly always: readonly string[];
  /** Names of the chunks that read a large or slow answer. */
  readonly reader: readonly string[];
  /** Names of the further chunks of a page, by the page's. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
};

/** So many cards are in sight on a phone before anyone scrolls: their pictures load before the shop's code. */
const cardsInSight = 3;

function preload(names: readonly string[]) {
  for (const name of names) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = `${__EARLY__.assets}${name}.js`;
    document.head.append(link);
  }
}

/** Sends, from the HTML, the calls and loads the pictures that the page would request only once its code has loaded. */
function startCalls(path: string, search: string, calls = callsOfRoute(path, search)) {
  const { apiBaseUrl } = __EARLY__;
  const started = window.earlyCalls ?? {};
  window.earlyCalls = started;
  calls.forEach((address, index) => {
    const controller = new AbortController();
    const answer = fetch(apiBaseUrl + address, {
      credentials: 'include',
      signal: controller.signal,
      headers: { Accept: 'application/json, text/plain, */*' },
    }).then(readAnswer);
    const showFirst = ({ data }: Awaited<typeof answer>) => {
      if (index > 0) return;
      const products = firstProducts(path, search, data);
      showFacts(products);
      for (const [place, product] of products.slice(0, cardsInSight).entries())
        showPicture(path, pictureOf(product), place);
    };
    // The page sends a failed call again.
    answer
      .then((first) => {
        if (first.rest) preload(__EARLY__.reader);
        showFirst(first);
      })
      .catch(() => {});
    started[address] = [answer, controller];
  });
}

/** Requests the shop's code and that of the page at a path. Low priority: the calls and the first pictures come first. */
function preloadCode(path: string) {
  const { always, chunks } = __EARLY__;
  preload([...always, ...(chunks[pageOfRoute(path) ?? ''] ?? [])]);
}

/** Only the product is asked for: the catalogue is on its way. */
function openProduct(name: string) {
  const path = productPath(name);
  history.pushState(null, '', __EARLY__.base + path.slice(1));
  showProductOutline();
  startCalls(path, '', callsOfRoute(path, '').slice(0, 1));
}

window.showShop = () => {
  try {
    showPrerendered(location);
  } catch {
    // The page stays empty until the shop renders.
  }
  loadShop();
};

try {
  const path = `/${location.pathname.slice(__EARLY__.base.length)}`;
  // A page that gives way to another language is hidden (`src/early/language.ts`).
  if (!document.documentElement.hidden) {
    startCalls(path, location.search);
    preloadCode(path);
    openOnTap(openProduct);
  }
} catch {
  // The page handles a URL that cannot be decoded.
}
