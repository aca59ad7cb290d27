/** What Vite tells when a chunk cannot be loaded: after a deploy the old names are gone. */
const chunkFailed = 'vite:preloadError';
const storageKey = 'reloaded-from-build';

interface Parts {
  /** A reload would tear a payment apart: then the page's own Retry has to do. */
  readonly paymentOpen: () => boolean;
  readonly reload: () => void;
  /** Tells this build from the next one. */
  readonly build: string;
}

let preloadsRunning = 0;
/** What a failure would have done that nobody was to notice, should somebody notice it after all. */
let putOff: (() => void) | null = null;

/** Loads code that nobody waits for yet: where it does not come, that is no reason to reload the page under the shopper. */
export async function preload<T>(load: () => Promise<T>): Promise<T | null> {
  preloadsRunning += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    preloadsRunning -= 1;
  }
}

/** Notes that this build was left by a reload; false when it was before, or when that cannot be remembered. */
function firstReloadFrom(build: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === build) return false;
    sessionStorage.setItem(storageKey, build);
    return true;
  } catch {
    return false;
  }
}

/** A failed page is on the screen: what failed to preload was this page's, and the shopper waits for it. */
export function failureShown(): void {
  putOff?.();
}

/**
 * Brings the new deploy in when a chunk of the old one is gone: one reload for each build, never while a payment is open
 * and never offline. Gives the way to stop it.
 */
export function reloadOnStaleChunk({ paymentOpen, reload, build }: Parts): () => void {
  const bringNewDeploy = () => {
    putOff = null;
    if (navigator.onLine !== false && !paymentOpen() && firstReloadFrom(build)) reload();
  };
  const onFailure = () => {
    if (preloadsRunning > 0) putOff = bringNewDeploy;
    else bringNewDeploy();
  };
  window.addEventListener(chunkFailed, onFailure);
  return () => window.removeEventListener(chunkFailed, onFailure);
}
