import { listen } from '@/lib/listen';
import { session } from '@/lib/storage';

/** Vite's event for a chunk that fails to load: after a deploy, the old names are gone. */
const chunkFailed = 'vite:preloadError';
const storageKey = 'reloaded-from-build';

interface ReloadOptions {
  /** A reload would interrupt an open payment; the shopper then has only the page's Retry button. */
  readonly paymentOpen: () => Promise<boolean>;
  readonly reload: () => void;
}

interface StaleChunkOptions extends ReloadOptions {
  /** The address of one of this build's files; no other build has it. */
  readonly build: string;
}

let preloadsRunning = 0;
/** The reaction to a failed preload, in case its page is opened after all. */
let deferredReload: (() => Promise<void>) | null = null;

/** Loads code ahead of its use. Resolves to null when it fails, which is no reason to reload the page. */
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

/** The error that an import threw, which Vite's event carries. */
const errorIn = (failure: Event): unknown => ('payload' in failure ? failure.payload : null);

/** Browsers name the file in the error's text, or not at all. */
const addressIn = (error: unknown): string | undefined => /\S+\.(?:js|css)\b/.exec(`${error}`)?.[0];

/** Whether the server no longer has the file: it responds with a 4xx, or with a page that it serves everywhere. */
async function isGone(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return ok ? /html/.test(headers.get('Content-Type') ?? '') : status < 500;
  } catch {
    // Browsers report that they are online before the network responds.
    return false;
  }
}

/** Records the one reload of this build; false if there was one before, or if it cannot be recorded. */
function recordReload(build: string): boolean {
  return session.read(storageKey) !== build && session.write(storageKey, build);
}

/** Call it once a failed page is on the screen: if its code failed as a preload, the shopper now waits for it. */
export function failureShown(): void {
  void deferredReload?.();
}

/**
 * Reloads the page if a chunk is gone or broken after a deploy, but not if only the connection failed: once per build,
 * never while a payment is open and never offline. Returns an unsubscribe function.
 */
export function reloadOnStaleChunk({ paymentOpen, reload, build }: StaleChunkOptions): () => void {
  const reloadOnce = async (error: unknown) => {
    deferredReload = null;
    if (navigator.onLine === false) return;
    // A browser caches a module that it cannot parse until the page is left.
    const helps = await (error instanceof SyntaxError ? isServerReachable() : isGone(addressIn(error) ?? build));
    if (helps && !(await paymentOpen()) && recordReload(build)) reload();
  };
  const onFailure = (failure: Event) => {
    const react = () => reloadOnce(errorIn(failure));
    if (preloadsRunning > 0) deferredReload = react;
    else void react();
  };
  return listen(window, chunkFailed, onFailure);
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * The retry of a page whose code failed twice: a module that arrived broken stays broken until the page reloads.
 * Reloads only if the server responds and no payment is open; resolves to whether it did.
 */
export async function reloadBrokenPage({ paymentOpen, reload }: ReloadOptions): Promise<boolean> {
  if ((await paymentOpen()) || !(await isServerReachable()) || (await paymentOpen())) return false;
  reload();
  return true;
}

/**
 * Reloads the page for code that is missing or broken: without the service worker, which would serve the same build
 * again. The reloaded page may register the worker again.
 */
export async function reloadFromNetwork(): Promise<void> {
  if (!__DEMO__)
    try {
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    } catch {
      // The browser has no service workers, or blocks them.
    }
  window.location.reload();
}
