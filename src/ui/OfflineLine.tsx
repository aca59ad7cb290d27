import { type ReactNode, useSyncExternalStore } from 'react';
import { listen } from '@/lib/listen';

/** Shows its children while the browser is offline. */
export function OfflineLine({ children }: { children: ReactNode }) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && <p className="bg-ink px-4 py-2 text-center text-sm font-medium text-ivory">{children}</p>}
    </div>
  );
}

const subscribe = (listener: () => void) => listen(window, ['online', 'offline'], listener);

const serverSnapshot = () => true;

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine !== false, serverSnapshot);
}
