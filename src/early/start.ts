import { callsOfRoute, pageOfRoute } from './plan';

declare const __EARLY__: {
  readonly apiBaseUrl: string;
  readonly base: string;
  /** Addresses of the chunks of a page, besides those that every page loads. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
};

/** Begins, from the HTML, what the page would only ask for once its code is here: its calls and its chunk. */
function startEarly({ pathname, search }: Location) {
  const { apiBaseUrl, base, chunks } = __EARLY__;
  const path = `/${pathname.slice(base.length)}`;
  const started: NonNullable<Window['earlyCalls']> = {};
  window.earlyCalls = started;
  for (const address of callsOfRoute(path, search)) {
    const way = new AbortController();
    const answer = fetch(apiBaseUrl + address, {
      credentials: 'include',
      signal: way.signal,
      headers: { Accept: 'application/json, text/plain, */*' },
    });
    // One that fails is asked for again by the page; until then nobody listens.
    answer.catch(() => {});
    started[address] = [answer, way];
  }
  for (const href of chunks[pageOfRoute(path) ?? ''] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

try {
  startEarly(location);
} catch {
  // An address that cannot be read is the page's business.
}
