import { type RefObject, useEffect, useRef } from 'react';
import { openModal } from './openModal';

/**
 * Controls a native modal dialog through `open` and restores the focus on close. `onClosed` is called when the browser
 * closes the dialog. Returns the ref for the <dialog>.
 */
export function useModal(open: boolean, onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latestOnClosed = useRef(onClosed);
  useEffect(() => {
    latestOnClosed.current = onClosed;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    const onClose = (event: Event) => {
      if (event.target === dialog && !dialog.open) latestOnClosed.current();
    };
    const close = openModal(dialog);
    dialog.addEventListener('close', onClose);
    return () => {
      dialog.removeEventListener('close', onClose);
      close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return ref;
}
