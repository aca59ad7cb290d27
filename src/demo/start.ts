import { setupWorker } from 'msw/browser';
import { rootOfBase } from '@/lib/languages';
import { alwaysOnline } from './alwaysOnline';
import { mountDemoBar } from './bar/mountDemoBar';
import { demoBases, isDemoUrl } from './bases';
import { openStore } from './openStore';
import payPalScript from './payPal/standIn.js?raw';
import { documentCookies } from './server/cookies';
import { createHandlers } from './server/createHandlers';

/**
 * Starts the demo backend and mounts the demo bar. Await it before the first render.
 * @throws if the browser blocks service workers.
 */
export async function startDemo(): Promise<void> {
  alwaysOnline();
  const store = await openStore();
  const handlers = createHandlers({
    store,
    bases: demoBases,
    cookies: documentCookies,
    clock: () => new Date(),
    payPalScript,
  });
  await setupWorker(...handlers).start({
    serviceWorker: { url: `${rootOfBase(import.meta.env.BASE_URL)}mockServiceWorker.js` },
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (isDemoUrl(new URL(request.url))) print.error();
    },
  });
  mountDemoBar(store);
}
