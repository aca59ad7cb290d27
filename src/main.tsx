import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './index.css';
import { App } from '@/app/App';
import { tidyAddress } from '@/app/linkedPath';
import { readRendered } from '@/app/renderedHtml';
import { loadPages, preloadProductPage } from '@/app/routes';
import { preload } from '@/app/staleChunk';
import { yieldToMain } from '@/lib/scheduling';
import { makeStore } from '@/state/makeStore';

/** Resolves to whether the demo has a backend; the page says what that needs. */
async function startDemo(root: HTMLElement): Promise<boolean> {
  try {
    const demo = await import('@/demo/start');
    await demo.startDemo();
    return true;
  } catch (error) {
    console.warn('demo:', error);
    const { demoBarTexts } = await import('@/demo/bar/texts');
    root.textContent = demoBarTexts.blocked;
    return false;
  }
}

async function start(root: HTMLElement) {
  tidyAddress();
  if (__DEMO__ && !(await startDemo(root))) return;
  // Evaluating all of the shop's modules was one long task already.
  await yieldToMain();
  // The page shows a failure itself: it imports the same code again.
  const pageCode = preload(() => loadPages(window.location.pathname));
  await yieldToMain();
  const { store, rehydrated } = makeStore();
  const rendered = readRendered(root, store);
  await Promise.all([rehydrated, pageCode]);
  const onRendered = () => {
    // `src/index.css` hid the HTML because it showed another view; by now the app's view has replaced it.
    delete document.documentElement.dataset.otherView;
    void preloadProductPage();
    // The first render's effects, which send the page's calls, are one long task already.
    void yieldToMain()
      .then(() => preload(() => import('@/app/afterFirstRender')))
      .then((loaded) => loaded?.afterFirstRender(store));
  };
  const app = <App store={store} rendered={rendered} onRendered={onRendered} />;
  // In a transition, React renders in slices and handles a tap in between.
  startTransition(() => {
    if (rendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (root) void start(root);
