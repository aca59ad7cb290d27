import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { listen } from '@/lib/listen';
import { IconButton } from './Button';
import { dialogTexts } from './texts';

/** A bottom sheet on a phone; a page of its own in print (index.css). */
const sheet =
  'rise-in m-auto max-h-[92dvh] w-full rounded-card max-sm:mx-0 max-sm:mb-0 max-sm:max-w-full max-sm:rounded-b-none print:absolute print:m-0 print:max-h-none print:max-w-none print:overflow-visible print:border-0 print:shadow-none';

const layouts = { centre: `${sheet} max-w-lg`, wide: `${sheet} max-w-3xl`, full: `${sheet} max-w-6xl` } as const;

const surface = 'border border-ivory-edge bg-ivory text-ink shadow-lift';
const scrolls = 'overflow-y-auto overscroll-contain';

interface Props {
  readonly open: boolean;
  /** Called on Escape, the close button, a click on the backdrop and the back gesture. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The id of the element that screen readers announce with the title. */
  readonly describedBy?: string | undefined;
  readonly layout?: keyof typeof layouts | undefined;
}

/**
 * A modal dialog, a bottom sheet on a phone. Traps the focus, which starts at the first control of the content (or the
 * one with `autofocus`) and returns to the opener on close.
 */
export function Dialog({ open, onClose, title, children, describedBy, layout = 'centre' }: Props) {
  const ref = useDialog(open, onClose);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={`${surface} ${scrolls} ${layouts[layout]}`}
      {...useCloseHandlers(onClose)}
    >
      {open && (
        <DialogContent title={title} titleId={titleId} onClose={onClose}>
          {children}
        </DialogContent>
      )}
    </dialog>
  );
}

interface DrawerProps extends Omit<Props, 'describedBy' | 'layout'> {
  /** For `aria-controls` of the button that shows and hides it. */
  readonly id?: string;
}

/**
 * A panel at the left edge of the window, which it dims. It is not modal, because the browser restyles every element of
 * a page that becomes inert: the panel closes when the focus leaves it.
 */
export function Drawer({ id, open, onClose, title, children }: DrawerProps) {
  const ref = useDialog(open, onClose, { modal: false });
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      id={id}
      data-whole-screen=""
      closedby="closerequest"
      // Focusable: otherwise a click on its text would focus <main> and close the drawer.
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`${scrolls} fixed inset-0 z-50 size-full max-h-none max-w-none bg-shade/50 transition-colors duration-300 ease-calm starting:bg-transparent`}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Not for a dialog opened from the drawer, which returns the focus, nor while the drawer itself closes.
        if (currentTarget.open && relatedTarget && !relatedTarget.closest('dialog')) onClose();
      }}
      {...useCloseHandlers(onClose)}
    >
      {open && (
        <div
          className={`${surface} min-h-full w-[min(24rem,100%)] transition-[translate] duration-300 ease-calm starting:-translate-x-8`}
        >
          <DialogContent title={title} titleId={titleId} onClose={onClose}>
            {children}
          </DialogContent>
        </div>
      )}
    </dialog>
  );
}

interface ContentProps {
  readonly title: string;
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function DialogContent({ title, titleId, onClose, children }: ContentProps) {
  return (
    <div className="relative p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-8 print:p-0">
      <h2 id={titleId} className="pr-12 text-[min(1.5rem,8vw)]/[1.33]">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
      <IconButton label={dialogTexts.close} onClick={onClose} className="absolute! top-4 right-4 sm:top-6 sm:right-6">
        <X aria-hidden size={22} />
      </IconButton>
    </div>
  );
}

/** For a <dialog>: closes it on Escape, the back gesture and a click on the backdrop. */
function useCloseHandlers(onClose: () => void) {
  const backdropPressed = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: PointerEvent) => {
      backdropPressed.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (backdropPressed.current && event.target === event.currentTarget) onClose();
    },
  };
}

/**
 * Controls a native dialog through `open` and restores the focus on close. `onClosed` is called when the browser closes
 * the dialog. Returns the ref for the <dialog>.
 */
export function useDialog(open: boolean, onClosed: () => void, { modal = true } = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClosed);
  const closeDialog = useRef(() => {});
  // A layout effect: after the paint, the content would be mounted for a moment, hidden and without focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    const onClose = (event: Event) => {
      if (event.target === dialog && !dialog.open) closed();
    };
    // Locks the page's scrolling before showing the modal dialog, so that the whole page is restyled only once.
    openDialogs.add(dialog);
    markPage();
    if (modal) dialog.showModal();
    else dialog.show();
    const stopListening = listen(dialog, 'close', onClose);
    closeDialog.current = () => {
      stopListening();
      openDialogs.delete(dialog);
      markPage();
      dialog.close();
      const { activeElement } = document;
      const hasFocus = activeElement === document.body || dialog.contains(activeElement);
      if (hasFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, modal]);
  // Closes after the whole render, because the opener may be disabled until then.
  useEffect(() => {
    if (open) return () => closeDialog.current();
  }, [open]);
  return ref;
}

const openDialogs = new Set<HTMLDialogElement>();

function markPage() {
  const { dataset } = document.documentElement;
  if (openDialogs.size === 0) delete dataset.modal;
  else dataset.modal = [...openDialogs].some((dialog) => 'wholeScreen' in dialog.dataset) ? 'whole-screen' : 'page';
}
