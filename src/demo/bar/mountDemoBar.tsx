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
    // The bar comes back with the next page.
  }
}

/** Puts the demo bar in a root of its own before the shop's, in the normal flow of the page. */
export function mountDemoBar(store: DemoStore): void {
  if (wasDismissed()) return;
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  root.render(
    <DemoBar
      store={store}
      onDismiss={() => {
        rememberDismissal();
        root.unmount();
        place.remove();
      }}
    />,
  );
}
