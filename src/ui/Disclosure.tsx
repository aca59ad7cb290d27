import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useEntryState } from './entryState';

interface Props {
  readonly label: ReactNode;
  /** A function renders its content only while it is open. */
  readonly children: ReactNode | (() => ReactNode);
  readonly startOpen?: boolean | undefined;
  /** The name under which the history entry keeps it open. */
  readonly kept?: string;
  /** Whether the content prints even if closed. */
  readonly printed?: boolean;
  /** Classes of the button. */
  readonly className?: string | undefined;
}

/** A button that shows and hides the content below it. */
export function Disclosure({ label, children, startOpen = false, kept, printed = false, className = '' }: Props) {
  const [open, setOpen] = useEntryState(kept, startOpen);
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
          className={`shrink-0 transition-transform duration-200 print:hidden ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!open && !printed} className={!open && printed ? 'hidden print:block' : undefined}>
        {typeof children === 'function' ? open && children() : children}
      </div>
    </>
  );
}

export interface DefinitionRow {
  readonly term: string;
  readonly value: ReactNode;
  /** For a total: larger, with a line above. */
  readonly strong?: boolean | undefined;
}

/** Label and value per row, as in a price summary. */
export function DefinitionRows({ rows }: { rows: readonly DefinitionRow[] }) {
  return (
    <dl className="grid grid-cols-1 gap-2.5">
      {rows.map(({ term, value, strong }) => (
        <div
          key={term}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 ${strong ? 'mt-1 border-t border-ivory-edge pt-3.5 text-lg font-bold' : ''}`}
        >
          <dt>{term}</dt>
          <dd className="ml-auto min-w-0 text-right break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
