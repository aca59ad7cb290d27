import { firstPictures } from './firstPictures';
import { callsOfRoute } from './plan';
import { readAnswer } from './readAnswer';
import { showPicture } from './showPicture';

declare const __EARLY__: {
  readonly apiBaseUrl: string;
  readonly base: string;
};

/** Begins, from the HTML, what the page would only ask for once its code is here: its calls and its first pictures. */
function startEarly({ pathname, search }: Location) {
  const { apiBaseUrl, base } = __EARLY__;
  const path = `/${pathname.slice(base.length)}`;
  const started: NonNullable<Window['earlyCalls']> = {};
  window.earlyCalls = started;
  callsOfRoute(path, search).forEach((address, index) => {
    const way = new AbortController();
    const answer = fetch(apiBaseUrl + address, {
      credentials: 'include',
      signal: way.signal,
      headers: { Accept: 'application/json, text/plain, */*' },
    }).then(readAnswer);
    // One that fails is asked for again by the page; until then nobody listens.
    answer.then(({ data }) => index === 0 && firstPictures(path, search, data).forEach(showPicture)).catch(() => {});
    started[address] = [answer, way];
  });
}

try {
  startEarly(location);
} catch {
  // An address that cannot be read is the page's business.
}
