import { takeOverMessage } from '@/config/constants';
import { wait } from '@/lib/scheduling';
import { session } from '@/lib/storage';
import { newVersion, reloadPage, replaceVersion } from '@/lib/version';
import { onVisible } from '@/lib/visibility';

/** The longest wait for a worker's activation (ms). */
const patienceMs = 5000;

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
  });
}

async function takeOver(worker: ServiceWorker): Promise<void> {
  const done = activated(worker);
  worker.postMessage(takeOverMessage);
  await Promise.race([done, wait(patienceMs)]);
}

/** Offers the shopper each new version that was downloaded or that another tab has activated. */
export function offerNewVersions(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  script: string,
): void {
  // Another kind of worker, such as the demo's, is no earlier version.
  const isShops = (worker: ServiceWorker | null) => worker?.scriptURL === script;
  const offerWaiting = () => {
    const { waiting } = registration;
    if (!waiting || !isShops(registration.active)) return;
    newVersion.set(async () => {
      const replaced = await replaceVersion(() => takeOver(waiting));
      if (replaced) reloadPage();
      return replaced;
    });
  };
  const watchInstalling = () => registration.installing?.addEventListener('statechange', offerWaiting);
  let running = isShops(container.controller);
  container.addEventListener('controllerchange', () => {
    if (running)
      newVersion.set(async () => {
        reloadPage();
        return true;
      });
    running = isShops(container.controller);
  });
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  offerWaiting();
}

/** An open tab checks for a new version at most this often (ms). */
const checkMs = 3_600_000;
/** Set once the browser had no room for the shop's files: the next visit tries again. */
const noRoomKey = 'no-room-for-the-shop';

/** Whether the shopper saves data or has a connection too slow for the download. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

const scope = import.meta.env.BASE_URL;

/** Resolves to undefined if the shop runs without a worker. */
async function register(
  container: ServiceWorkerContainer,
  script: string,
): Promise<ServiceWorkerRegistration | undefined> {
  const registered = await container.getRegistration(scope);
  // A page that the worker controls without a registration has lost it: to a build without a worker, or to broken code.
  const isLost = container.controller?.scriptURL === script;
  if (!registered && (isLost || savesData() || session.read(noRoomKey))) return undefined;
  // The browser checks for new versions itself. Registering again would revive a worker that is about to remove itself.
  const worker = registered?.active ?? registered?.waiting ?? registered?.installing;
  if (worker?.scriptURL === script) return registered;
  return container.register(script, { scope });
}

function recordFailure({ installing, active }: ServiceWorkerRegistration): void {
  if (!active)
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') session.write(noRoomKey, 'true');
    });
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  onVisible(() => {
    if (Date.now() - checked < checkMs) return;
    checked = Date.now();
    // Offline: the next check tries again.
    registration.update().catch(() => {});
  });
}

/** Registers the shop's service worker, which downloads the shop for the next visit. The shop works without one too. */
export async function startServiceWorker(): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const script = new URL(`${scope}service-worker.js`, window.location.origin).href;
  // Storage may be blocked or, in a private window, missing.
  const registration = container && (await register(container, script).catch(() => undefined));
  if (!registration) return;
  recordFailure(registration);
  offerNewVersions(container, registration, script);
  checkForUpdates(registration);
}
