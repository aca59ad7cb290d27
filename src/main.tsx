import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App } from '@/app/App';
import { whenRenderable } from '@/app/firstView';
import { loadPages } from '@/app/routes';
import { preload } from '@/app/staleChunk';
import { wait } from '@/lib/wait';
import { makeStore } from '@/state/makeStore';
import { storeWhenLeft } from '@/state/storeWhenLeft';

/** How long the prerendered view may wait for the page's code and first responses before its loading state replaces it (ms). */
const patienceMs = 1500;
/** The same for a page prerendered from the catalogue: its content is worth more than a loading state (ms). */
const contentMs = 5000;

async function boot(root: HTMLElement) {
  if (__DEMO__) {
    const { startDemo } = await import('@/demo/start');
    await startDemo();
  }
  const style = window.fullStyle?.();
  // A failure is the page's to show: it imports the same code again.
  const page = preload(() => loadPages(window.location.pathname));
  // Each step runs in a task of its own, to keep the main thread responsive to input.
  await wait(0);
  const { store, rehydrated } = makeStore();
  await rehydrated;
  store.dispatch(storeWhenLeft());
  await wait(0);
  const patience = root.hasAttribute('data-from-catalogue') ? contentMs : patienceMs;
  await Promise.race([Promise.all([page, whenRenderable(store)]), wait(patience)]);
  await style;
  await wait(0);
  const preloadNext = () =>
    void preload(() => import('@/app/schedulePreloads')).then((loaded) => loaded?.schedulePreloads(store));
  startTransition(() => createRoot(root).render(<App store={store} onRendered={preloadNext} />));
}

const root = document.getElementById('root');
if (root) void boot(root);
