import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  const closeModal = useRef(() => {});
  // Opened with its content: in an effect after the paint, the content would be there for a moment, hidden and without focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    const onClose = (event: Event) => {
      if (event.target === dialog && !dialog.open) latestOnClosed.current();
    };
    const close = openModal(dialog);
    dialog.addEventListener('close', onClose);
    closeModal.current = () => {
      dialog.removeEventListener('close', onClose);
      close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  // Closed after everything has been rendered: the opener may have been disabled until then.
  useEffect(() => {
    if (open) return () => closeModal.current();
  }, [open]);
  return ref;
}
