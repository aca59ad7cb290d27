import { createRoot } from 'react-dom/client';
import './index.css';
import { App } from '@/app/App';
import { makeStore } from '@/state/makeStore';
import { followOtherTabs } from '@/state/tabs';

async function boot(root: HTMLElement) {
  if (__DEMO__) {
    const { startDemo } = await import('@/demo/start');
    await startDemo();
  }
  const { store, rehydrated } = makeStore();
  await rehydrated;
  store.dispatch(followOtherTabs());
  createRoot(root).render(<App store={store} />);
}

const root = document.getElementById('root');
if (root) void boot(root);
