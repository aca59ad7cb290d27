import { wait } from './scheduling';

/** Pauses between requests (ms): each is twice as long as the one before. */
const firstPause = 1_000;
const longestPause = 30_000;

const online = () => new Promise<unknown>((resolve) => addEventListener('online', resolve, { once: true }));
/** The service worker leaves HEAD requests to the network. */
const hostResponds = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Resolves once the shop's host responds, or `signal` aborts. One request at the browser's `online` is not enough: it
 * fires before names resolve, maybe before the worker has a connection, and not at all if the host itself was down.
 */
export async function untilHostResponds(signal?: AbortSignal): Promise<void> {
  let pause = firstPause;
  while (!signal?.aborted && !(await hostResponds())) {
    const next = Math.min(pause * 2, longestPause);
    pause = await Promise.race([wait(pause).then(() => next), online().then(() => firstPause)]);
  }
}
