import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  readonly label: ReactNode;
  /** A function renders its content only while it is open. */
  readonly children: ReactNode | (() => ReactNode);
  readonly startOpen?: boolean | undefined;
  /** For the button. */
  readonly className?: string | undefined;
}

/** A button that shows and hides the content below it. */
export function Disclosure({ label, children, startOpen = false, className = '' }: Props) {
  const [open, setOpen] = useState(startOpen);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`flex min-h-11 w-full items-center justify-between gap-3 text-left ${className}`}
      >
        {label}
        <ChevronDown
          aria-hidden
          size={20}
          className={`shrink-0 transition-transform duration-200 ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!open}>
        {typeof children === 'function' ? open && children() : children}
      </div>
    </>
  );
}
