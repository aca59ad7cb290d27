import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { listen, stopAll } from '@/lib/listen';

const sides = { left: 'left-0', right: 'right-0', around: 'right-0 px-4' } as const;

interface Props {
  readonly label: ReactNode;
  /** Links, or buttons marked `data-menu-item`; clicking one closes the menu. */
  readonly children: ReactNode;
  /** Where the menu begins: at a side of the button, or at the right of the positioned element around it, which is wider. */
  readonly align?: keyof typeof sides | undefined;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
}

/** A button with a dropdown of links: opens on hover, click, arrow keys; closes on Escape, blur, an outside click. */
export function MenuButton({ label, children, align = 'left', className = '', panelClassName = 'w-60' }: Props) {
  const { open, close, toggle, buttonRef, wrapperProps } = useHoverMenu();
  const id = useId();
  return (
    <div className={align === 'around' ? '' : 'relative'} {...wrapperProps}>
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className={`inline-flex min-h-11 items-center gap-1.5 ${className}`}
      >
        {label}
        <ChevronDown
          aria-hidden
          size={16}
          className={`transition-transform duration-200 ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a click on a link inside, which is the control. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <div
        id={id}
        hidden={!open}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href], [data-menu-item]')) close();
        }}
        className={`absolute top-full z-40 pt-2 ${sides[align]}`}
      >
        <div
          className={`rise-in max-h-[min(34rem,72dvh)] overflow-y-auto rounded-card border border-ivory-edge bg-paper p-3 shadow-lift ${panelClassName}`}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

/** Tolerates a pointer that slips off the menu for a moment. */
const closeDelayMs = 160;

/**
 * The state of a menu that opens on hover, click or keyboard. A click pins it open, so that the click after a hover
 * does not close it again.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState<false | 'hover' | 'pinned'>(false);
  const wrapperRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !wrapperRef.current?.contains(event.target)) setOpen(false);
    };
    // On the document: a menu that the mouse opened does not have the focus.
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (wrapperRef.current?.contains(document.activeElement)) buttonRef.current?.focus();
    };
    return stopAll(listen(document, 'pointerdown', onOutside), listen(document, 'keydown', onKey));
  }, [open]);

  const links = () => [...(wrapperRef.current?.querySelectorAll<HTMLElement>('a[href], [data-menu-item]') ?? [])];

  function moveFocus(by: 1 | -1) {
    const all = links();
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
    const next = at < 0 ? (by === 1 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
    all[next]?.focus();
  }

  return {
    open: open !== false,
    close: () => setOpen(false),
    buttonRef,
    wrapperProps: {
      ref: wrapperRef,
      onPointerEnter(event: PointerEvent) {
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse') setOpen((was) => was || 'hover');
      },
      onPointerLeave() {
        timer.current = setTimeout(() => setOpen((was) => (was === 'hover' ? false : was)), closeDelayMs);
      },
      onBlur(event: FocusEvent) {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        // Rendered synchronously: the focus must be in the list before the next keystroke.
        flushSync(() => setOpen('pinned'));
        moveFocus(event.key === 'ArrowDown' ? 1 : -1);
      },
    },
    toggle: () => setOpen((was) => (was === 'pinned' ? false : 'pinned')),
  };
}
