import { callsOfRoute, pageOfRoute } from './earlyRoutes';
import { firstPictures } from './firstPictures';
import { readAnswer } from './readAnswer';
import { showPicture } from './showPicture';

declare const __EARLY__: {
  readonly apiBaseUrl: string;
  readonly base: string;
  /** URLs of the chunks that every page loads. */
  readonly always: readonly string[];
  /** URLs of the chunks that read a large or slow answer. */
  readonly reader: readonly string[];
  /** URLs of the further chunks of a page, by its name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
};

/** Once: the build puts the whole object wherever it is named. */
const facts = __EARLY__;

function preload(urls: readonly string[]) {
  for (const href of urls) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
}

/** Sends, from the HTML, the calls and loads the pictures that the page would request only once its code has loaded. */
function startCalls(path: string, search: string) {
  const { apiBaseUrl } = facts;
  const started: NonNullable<Window['earlyCalls']> = {};
  window.earlyCalls = started;
  callsOfRoute(path, search).forEach((address, index) => {
    const controller = new AbortController();
    const answer = fetch(apiBaseUrl + address, {
      credentials: 'include',
      signal: controller.signal,
      headers: { Accept: 'application/json, text/plain, */*' },
    }).then(readAnswer);
    // The page sends a failed call again.
    answer
      .then(({ data, rest }) => {
        if (rest) preload(facts.reader);
        if (index === 0) firstPictures(path, search, data).forEach(showPicture);
      })
      .catch(() => {});
    started[address] = [answer, controller];
  });
}

/** Requests the shop's code and that of the page at a path. Low priority: the calls and the first pictures come first. */
function preloadCode(path: string) {
  const { always, chunks } = facts;
  preload([...always, ...(chunks[pageOfRoute(path) ?? ''] ?? [])]);
}

try {
  const path = `/${location.pathname.slice(facts.base.length)}`;
  startCalls(path, location.search);
  preloadCode(path);
} catch {
  // The page handles a URL that cannot be decoded.
}
