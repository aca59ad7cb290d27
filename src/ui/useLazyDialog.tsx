import { type ReactNode, useState, useTransition } from 'react';
import { resetFailedLoads } from '@/lib/lazy';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A dialog whose code loads when it is first opened: `opening` until then. Where that fails it stays closed, `onFailed` tells the
 * shopper, and the next press tries again.
 */
export function useLazyDialog(onFailed: () => void) {
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  // The page stays as it is until the code is there.
  const [opening, startTransition] = useTransition();

  const open = () =>
    startTransition(() => {
      setOpened(opened + 1);
      setOpen(true);
    });
  const failed = () => {
    setOpen(false);
    resetFailedLoads();
    onFailed();
  };
  return {
    isOpen,
    opening,
    open,
    close: () => setOpen(false),
    /** Renders the dialog once it has been opened. */
    frame: (dialog: ReactNode) =>
      opened > 0 && (
        <ErrorBoundary resetKey={`${opened}`} fallback={() => null} onError={failed}>
          {dialog}
        </ErrorBoundary>
      ),
  };
}
