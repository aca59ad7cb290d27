import { getResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { env } from '@/config/env';
import { rootOfBase } from '@/lib/languages';
import { mountDemoBar } from './bar/DemoBar';
import payPalScript from './payPal/standIn.js?raw';
import { createSeed } from './seed/seed';
import { documentCookies } from './server/authentication';
import { type Bases, createHandlers } from './server/handlers';
import { createMemoryStore, type DemoStore, openIndexedDbStore, resetStore } from './server/store';

/** The demo backend's URLs, on the shop's own origin. */
const bases: Bases = {
  api: env.apiBaseUrl,
  address: env.addressApiBaseUrl,
  payment: env.paymentApiBaseUrl,
  geocoder: env.geocoderBaseUrl,
  payPalSdk: env.payPalSdkUrl,
};

/** Whether only the demo backend can handle the URL. */
function isDemoUrl(url: URL): boolean {
  return (
    url.origin === location.origin &&
    Object.values(bases).some((base) => url.pathname.startsWith(`${base}/`) || url.pathname === base)
  );
}

const seed = () => createSeed({ apiBase: bases.api });

/** Stores the demo's data in IndexedDB, or in memory until the next reload if IndexedDB is unavailable. */
async function openStore(): Promise<DemoStore> {
  try {
    return await openIndexedDbStore(seed);
  } catch (error) {
    console.warn('The demo keeps its data in memory only:', error);
    return createMemoryStore(seed());
  }
}

/** The addresses of the picture files, each of which loads when its picture is shown. */
const pictures = import.meta.glob<string>('./pictures/*.svg', { query: '?url', import: 'default', eager: true });

async function readPicture(file: string): Promise<string | null> {
  const address = pictures[`./pictures/${file}`];
  return address === undefined ? null : (await fetch(address)).text();
}

/** The backend is in the browser and responds without a network too, so the shop is never offline. */
function stayOnline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
}

/**
 * MSW's worker releases a page before the browser asks whether to leave it. A page that stays, or comes back, is
 * activated again: otherwise it would have no backend.
 */
function returnToWorker(): void {
  const tell = (message: string) => navigator.serviceWorker.controller?.postMessage(message);
  window.addEventListener('beforeunload', () => setTimeout(tell, 0, 'MOCK_ACTIVATE'));
  window.addEventListener('pageshow', () => tell('MOCK_ACTIVATE'));
  // MSW's own keepalive ends when the browser asks whether to leave.
  setInterval(() => tell('KEEPALIVE_REQUEST'), 5000);
}

/**
 * Starts the demo backend and mounts the demo bar. Await it before the first render.
 * @throws if the browser blocks service workers.
 */
export async function startDemo(): Promise<void> {
  stayOnline();
  const store = await openStore();
  const handlers = createHandlers({
    store,
    bases,
    cookies: documentCookies,
    clock: () => new Date(),
    payPalScript,
    readPicture,
  });
  // One handler for all calls: otherwise MSW would try some fifty for each script and picture of a page.
  const backend = http.all('*', async ({ request }) => {
    if (!isDemoUrl(new URL(request.url))) return undefined;
    return (await getResponse(handlers, request)) ?? Response.error();
  });
  await setupWorker(backend).start({
    serviceWorker: { url: `${rootOfBase(import.meta.env.BASE_URL)}mockServiceWorker.js` },
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  returnToWorker();
  mountDemoBar(store, () => resetStore(store, seed()));
}
