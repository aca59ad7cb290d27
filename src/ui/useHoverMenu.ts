import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Tolerates a pointer that slips off the menu for a moment. */
const closeDelayMs = 160;

/**
 * The state of a menu that opens on hover, click or keyboard. A click pins it open, so that the click after a hover does
 * not close it again.
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
    document.addEventListener('pointerdown', onOutside);
    return () => document.removeEventListener('pointerdown', onOutside);
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
        if (event.key === 'Escape' && open) {
          event.preventDefault();
          setOpen(false);
          buttonRef.current?.focus();
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          // Rendered synchronously: the focus must be in the list before the next key.
          flushSync(() => setOpen('pinned'));
          moveFocus(event.key === 'ArrowDown' ? 1 : -1);
        }
      },
    },
    toggle: () => setOpen((was) => (was === 'pinned' ? false : 'pinned')),
  };
}
