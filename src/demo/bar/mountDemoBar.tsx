import { createRoot } from 'react-dom/client';
import type { DemoStore } from '@/demo/server/store/demoStore';
import { session } from '@/lib/storage';
import { DemoBar } from './DemoBar';

const dismissedKey = 'tulsi-north-demo-bar';

/** Puts the demo bar in a root of its own before the shop's, in the normal flow of the page. */
export function mountDemoBar(store: DemoStore): void {
  if (session.read(dismissedKey) !== null) return;
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  root.render(
    <DemoBar
      store={store}
      onDismiss={() => {
        session.write(dismissedKey, 'dismissed');
        root.unmount();
        place.remove();
      }}
    />,
  );
}
