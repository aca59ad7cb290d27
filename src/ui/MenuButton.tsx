import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useHoverMenu } from './useHoverMenu';

interface Props {
  readonly label: ReactNode;
  /** Links, or buttons marked `data-menu-item`; clicking one closes the menu. */
  readonly children: ReactNode;
  readonly align?: 'left' | 'right' | undefined;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
}

/** A button with a dropdown of links: opens on hover, click or arrow keys; closes on Escape, blur or an outside click. */
export function MenuButton({ label, children, align = 'left', className = '', panelClassName = 'w-60' }: Props) {
  const { open, close, toggle, buttonRef, wrapperProps } = useHoverMenu();
  const id = useId();
  return (
    <div className="relative" {...wrapperProps}>
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
        className={`absolute top-full z-40 pt-2 ${align === 'right' ? 'right-0' : 'left-0'}`}
      >
        <div
          className={`rise-in max-h-[min(32rem,75vh)] overflow-y-auto rounded-card border border-ivory-edge bg-paper p-3 shadow-lift ${panelClassName}`}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
