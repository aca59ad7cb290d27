import { takeOverMessage } from '@/config/takeOverMessage';
import { replaceVersion } from '@/lib/heldVersion';
import { newVersion } from '@/lib/newVersion';
import { reloadPage } from '@/lib/reloadPage';
import { wait } from '@/lib/wait';

/** A worker that takes longer is not waited for (ms). */
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

/** Offers the shopper each new version that has been downloaded, and the one that another tab has started. */
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
