import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './Button';
import { dialogTexts } from './texts';

/** A bottom sheet on a phone. */
const sheet =
  'rise-in m-auto max-h-[92dvh] w-full rounded-card max-sm:mx-0 max-sm:mb-0 max-sm:max-w-full max-sm:rounded-b-none';

const layouts = {
  centre: `${sheet} max-w-lg`,
  wide: `${sheet} max-w-3xl`,
  full: `${sheet} max-w-6xl`,
  side: 'mr-auto h-dvh max-h-dvh w-[min(24rem,100vw)] max-w-full transition-[translate,opacity] duration-300 ease-calm starting:-translate-x-8 starting:opacity-0',
} as const;

interface Props {
  readonly open: boolean;
  /** Called on Escape, the close button, a click on the backdrop and the back gesture. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The id of what is read with the title when the dialog opens. */
  readonly describedBy?: string | undefined;
  readonly layout?: keyof typeof layouts | undefined;
}

/**
 * A modal dialog, a bottom sheet on a phone. Traps the focus, which starts at the first control of the content (or the one
 * with `autofocus`) and returns to the opener on close.
 */
export function Dialog({ open, onClose, title, children, describedBy, layout = 'centre' }: Props) {
  const ref = useModal(open, onClose);
  const titleId = useId();
  const backdropPressed = useRef(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={`overflow-y-auto overscroll-contain border border-ivory-edge bg-ivory text-ink shadow-lift ${layouts[layout]}`}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        backdropPressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (backdropPressed.current && event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className="relative p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-8">
          <h2 id={titleId} className="pr-12 text-[min(1.5rem,8vw)]/[1.33]">
            {title}
          </h2>
          <div className="mt-4">{children}</div>
          <IconButton
            label={dialogTexts.close}
            onClick={onClose}
            className="absolute! top-4 right-4 sm:top-6 sm:right-6"
          >
            <X aria-hidden size={22} />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}

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
    // Marked first, which locks the page's scrolling: showing the dialog styles the whole page, once then.
    openDialogs.add(dialog);
    markPage();
    dialog.showModal();
    dialog.addEventListener('close', onClose);
    closeModal.current = () => {
      dialog.removeEventListener('close', onClose);
      openDialogs.delete(dialog);
      markPage();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  // Closed after everything has been rendered: the opener may have been disabled until then.
  useEffect(() => {
    if (open) return () => closeModal.current();
  }, [open]);
  return ref;
}

const openDialogs = new Set<HTMLDialogElement>();

function markPage() {
  const { dataset } = document.documentElement;
  if (openDialogs.size === 0) delete dataset.modal;
  else dataset.modal = [...openDialogs].some((dialog) => 'wholeScreen' in dialog.dataset) ? 'whole-screen' : 'page';
}
