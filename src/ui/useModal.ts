import { type RefObject, useEffect, useRef } from 'react';

/**
 * Drives a native modal dialog from `open`. The focus goes back to what had it before.
 * Gives the ref for the <dialog>.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return ref;
}
