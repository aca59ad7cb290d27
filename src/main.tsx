import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App } from '@/app/App';
import { loadPages } from '@/app/routes';
import { schedulePreloads } from '@/app/schedulePreloads';
import { preload } from '@/app/staleChunk';
import { makeStore } from '@/state/makeStore';

/** Until then the page drawn into the HTML stands; a page whose code hangs is shown as loading (ms). */
const patienceMs = 1500;

const task = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

async function boot(root: HTMLElement) {
  if (__DEMO__) {
    const { startDemo } = await import('@/demo/start');
    await startDemo();
  }
  // What fails here the page itself asks for again, and tells.
  const page = preload(() => loadPages(window.location.pathname));
  // Each step in a task of its own: between them the browser answers a finger.
  await task();
  const { store, rehydrated } = makeStore();
  await rehydrated;
  await Promise.race([page, task(patienceMs)]);
  await task();
  startTransition(() => createRoot(root).render(<App store={store} />));
  schedulePreloads(store);
}

const root = document.getElementById('root');
if (root) void boot(root);
