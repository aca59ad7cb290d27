import { callsOfRoute } from './earlyRoutes';
import { firstPictures } from './firstPictures';
import { readAnswer } from './readAnswer';
import { showPicture } from './showPicture';

declare const __EARLY__: {
  readonly apiBaseUrl: string;
  readonly base: string;
};

/** Sends, from the HTML, the calls and loads the pictures that the page would request only once its code has loaded. */
function startEarly({ pathname, search }: Location) {
  const { apiBaseUrl, base } = __EARLY__;
  const path = `/${pathname.slice(base.length)}`;
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
    answer.then(({ data }) => index === 0 && firstPictures(path, search, data).forEach(showPicture)).catch(() => {});
    started[address] = [answer, controller];
  });
}

try {
  startEarly(location);
} catch {
  // The page handles a URL that cannot be decoded.
}
