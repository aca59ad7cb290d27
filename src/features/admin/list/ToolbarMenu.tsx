import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { toolbarButton, toolbarLabel } from './toolbarStyles';

/** Of the open panel in px, with a margin: where less room is left of the button, the panel opens to the right. */
const panelWidth = 336;

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  /** Rendered while it is open; closes it when called. */
  readonly children: (close: () => void) => ReactNode;
  readonly className?: string | undefined;
}

/** A toolbar button that opens a panel of controls. Escape, a press outside and leaving it with Tab close it. */
export function ToolbarMenu({ label, icon, children, className = '' }: Props) {
  const [open, setOpen] = useState(false);
  const [toRight, setToRight] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !wrapper.current?.contains(target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return (
    <div ref={wrapper} className={`sm:relative ${className}`}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={label}
        onClick={() => {
          setToRight((wrapper.current?.getBoundingClientRect().right ?? 0) < panelWidth);
          setOpen(!open);
        }}
        className={toolbarButton}
      >
        {icon} <span className={toolbarLabel}>{label}</span>{' '}
        <ChevronDown aria-hidden size={14} className="max-2xl:hidden" />
      </button>
      {open && (
        <section
          id={id}
          aria-label={label}
          className={`absolute right-4 left-4 z-20 mt-1 max-h-[70vh] overflow-y-auto rounded-card border border-ivory-edge bg-paper p-3 shadow-lift sm:w-80 ${toRight ? 'sm:right-auto sm:left-0' : 'sm:right-0 sm:left-auto'}`}
        >
          {children(close)}
        </section>
      )}
    </div>
  );
}
