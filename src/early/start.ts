import { callsOfRoute } from './plan';

declare const __EARLY__: {
  readonly apiBaseUrl: string;
  readonly base: string;
};

/** Begins, from the HTML, the calls that the page would only send once its code is here. */
function startEarly({ pathname, search }: Location) {
  const { apiBaseUrl, base } = __EARLY__;
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
}

try {
  startEarly(location);
} catch {
  // An address that cannot be read is the page's business.
}
