import { onVisible } from '@/lib/onVisible';
import { offerNewVersions } from './offerNewVersions';

/** Below this, a browser has no room for the shop's files (bytes). */
const neededSpace = 20_000_000;
/** A tab that stays open asks for a new version this often (ms). */
const checkMs = 3_600_000;

/** Whether the shopper pays for data or has a connection that the shop should not load. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

async function hasSpace(): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - usage >= neededSpace;
}

async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  const base = import.meta.env.BASE_URL;
  const registered = await container.getRegistration(base);
  if (!registered && (savesData() || !(await hasSpace()))) return undefined;
  return container.register(`${base}service-worker.js`, { scope: base });
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  onVisible(() => {
    if (Date.now() - checked < checkMs) return;
    checked = Date.now();
    // Offline: the next time.
    registration.update().catch(() => {});
  });
}

/** Registers the shop's service worker, which downloads the shop for the next visit. Without one the shop works as it did. */
export async function startServiceWorker(): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  // Storage may be blocked, full or, in a private window, missing.
  const registration = container && (await register(container).catch(() => undefined));
  if (!registration) return;
  offerNewVersions(container, registration);
  checkForUpdates(registration);
}
