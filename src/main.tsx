import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App } from '@/app/App';
import { firstResponses } from '@/app/firstResponses';
import { loadPages } from '@/app/routes';
import { schedulePreloads } from '@/app/schedulePreloads';
import { preload } from '@/app/staleChunk';
import { wait } from '@/lib/wait';
import { makeStore } from '@/state/makeStore';

/** A page whose code takes longer replaces the prerendered view with its loading state (ms). */
const patienceMs = 1500;
/** How long the first render waits for a response that the HTML requested (ms). */
const responseMs = 200;
/** The same where the HTML already shows the catalogue's content (ms). */
const contentMs = 5000;

async function boot(root: HTMLElement) {
  if (__DEMO__) {
    const { startDemo } = await import('@/demo/start');
    await startDemo();
  }
  // A failure is the page's to show: it imports the same code again.
  const page = preload(() => loadPages(window.location.pathname));
  // Each step runs in a task of its own, to keep the main thread responsive to input.
  await wait(0);
  const fromCatalogue = root.hasAttribute('data-from-catalogue');
  const { store, rehydrated } = makeStore();
  await rehydrated;
  // Its content stays until the shop can show the same; a view without content yields sooner, to show a slow response.
  const content = Promise.all([
    firstResponses(store, window.location),
    fromCatalogue && preload(() => import('@/app/fullStyle').then(({ fullStyle }) => fullStyle())),
  ]);
  await Promise.race([page, wait(patienceMs)]);
  await Promise.race([content, wait(fromCatalogue ? contentMs : responseMs)]);
  await wait(0);
  startTransition(() => createRoot(root).render(<App store={store} />));
  schedulePreloads(store);
}

const root = document.getElementById('root');
if (root) void boot(root);
