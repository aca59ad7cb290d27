import { createRoot } from 'react-dom/client';
import type { DemoStore } from '@/demo/server/store/demoStore';
import { DemoBar } from './DemoBar';

const dismissedKey = 'tulsi-north-demo-bar';

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(dismissedKey, 'dismissed');
  } catch {
    // Storage is blocked: the bar returns on reload.
  }
}

/** Mounts the demo bar in its own React root above the shop, in the normal flow. */
export function mountDemoBar(store: DemoStore): void {
  if (wasDismissed()) return;
  const container = document.createElement('div');
  document.body.prepend(container);
  const root = createRoot(container);
  root.render(
    <DemoBar
      store={store}
      onDismiss={() => {
        rememberDismissal();
        root.unmount();
        container.remove();
      }}
    />,
  );
}
