import type { ReactNode } from 'react';
import { useOnline } from './useOnline';

/** Shows its children while the browser is offline. */
export function OfflineLine({ children }: { children: ReactNode }) {
  const online = useOnline();
  return (
    <div role="status">
      {!online && <p className="bg-ink px-4 py-2 text-center text-sm font-medium text-ivory">{children}</p>}
    </div>
  );
}
