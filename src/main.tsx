import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App } from '@/app/App';
import { loadPages } from '@/app/routes';
import { schedulePreloads } from '@/app/schedulePreloads';
import { preload } from '@/app/staleChunk';
import { wait } from '@/lib/wait';
import { makeStore } from '@/state/makeStore';

/** A page whose code takes longer replaces the prerendered view with its loading state (ms). */
const patienceMs = 1500;
/** How long a page prerendered from the catalogue waits for that response (ms). */
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
  // A page prerendered from the catalogue stays until the shop can show the same content with the latest response.
  const content = root.hasAttribute('data-from-catalogue')
    ? [preload(() => import('@/app/catalogueView').then(({ firstResponses }) => firstResponses(store)))]
    : [];
  await Promise.race([Promise.all([page, ...content]), wait(content.length > 0 ? contentMs : patienceMs)]);
  await style;
  await wait(0);
  startTransition(() => createRoot(root).render(<App store={store} />));
  schedulePreloads(store);
}

const root = document.getElementById('root');
if (root) void boot(root);
