import { setupWorker } from 'msw/browser';
import { mountDemoBar } from './bar/mountDemoBar';
import { demoBases, isDemoAddress } from './bases';
import { openStore } from './openStore';
import payPalScript from './payPal/standIn.js?raw';
import { documentCookies } from './server/cookies';
import { createHandlers } from './server/createHandlers';

/**
 * Puts the demo backend under the shop and the demo bar above it. To be awaited before the first render.
 * @throws when the browser allows no service worker.
 */
export async function startDemo(): Promise<void> {
  const store = await openStore();
  const handlers = createHandlers({
    store,
    bases: demoBases,
    cookies: documentCookies,
    clock: () => new Date(),
    payPalScript,
  });
  await setupWorker(...handlers).start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (isDemoAddress(new URL(request.url))) print.error();
    },
  });
  mountDemoBar(store);
}
