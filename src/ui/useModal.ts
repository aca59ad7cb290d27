import { type RefObject, useEffect, useRef } from 'react';
import { openOver } from './pageBehind';

/**
 * Drives a native modal dialog from `open`; the focus goes back to what had it before.
 * `onClosed` is told when the browser closed the dialog by itself. Gives the ref for the <dialog>.
 */
export function useModal(open: boolean, onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const told = useRef(onClosed);
  useEffect(() => {
    told.current = onClosed;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    const onClose = (event: Event) => {
      if (event.target === dialog && !dialog.open) told.current();
    };
    const close = openOver(dialog);
    dialog.addEventListener('close', onClose);
    return () => {
      dialog.removeEventListener('close', onClose);
      close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return ref;
}
