import { createRoot } from 'react-dom/client';
import type { DemoStore } from '@/demo/server/store/demoStore';
import { session } from '@/lib/storage';
import { DemoBar } from './DemoBar';

const dismissedKey = 'tulsi-north-demo-bar';

/** Mounts the demo bar in its own React root above the shop, in the normal flow. */
export function mountDemoBar(store: DemoStore): void {
  if (session.read(dismissedKey) !== null) return;
  const container = document.createElement('div');
  document.body.prepend(container);
  const root = createRoot(container);
  root.render(
    <DemoBar
      store={store}
      onDismiss={() => {
        session.write(dismissedKey, 'dismissed');
        root.unmount();
        container.remove();
      }}
    />,
  );
}
