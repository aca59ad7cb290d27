import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './index.css';
import { App } from '@/app/App';
import { dropTrailingSlash } from '@/app/linkedPath';
import { readRendered } from '@/app/renderedHtml';
import { loadPages, preloadProductPage } from '@/app/routes';
import { preload } from '@/app/staleChunk';
import { yieldToMain } from '@/lib/scheduling';
import { makeStore } from '@/state/makeStore';

async function start(root: HTMLElement) {
  dropTrailingSlash();
  if (__DEMO__) {
    const { startDemo } = await import('@/demo/start');
    await startDemo();
  }
  // Running all of the shop's modules was one task already.
  await yieldToMain();
  // A failure is the page's to show: it imports the same code again.
  const pageCode = preload(() => loadPages(window.location.pathname));
  await yieldToMain();
  const { store, rehydrated } = makeStore();
  const rendered = readRendered(root, store);
  await Promise.all([rehydrated, pageCode]);
  const onRendered = () => {
    // The HTML's view of another address was not shown (`src/index.css`); by now, the app's has taken its place.
    delete document.documentElement.dataset.otherView;
    void preloadProductPage();
    // The first render's effects, which send the page's calls, are one task already.
    void yieldToMain()
      .then(() => preload(() => import('@/app/afterFirstRender')))
      .then((loaded) => loaded?.afterFirstRender(store));
  };
  const app = <App store={store} rendered={rendered} onRendered={onRendered} />;
  // In a transition React renders in slices, and answers a tap in between.
  startTransition(() => {
    if (rendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (root) void start(root);
