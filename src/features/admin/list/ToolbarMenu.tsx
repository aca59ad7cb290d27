import { ChevronDown, Columns3 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { chosenColumns, type TableColumn, withColumnToggled } from './tableColumn';
import { adminListTexts } from './texts';

/** A control of the lists' toolbar. */
export const toolbarControl =
  'h-10 rounded-field border border-ink-line bg-paper px-3 text-sm text-ink transition-colors hover:border-leaf';

/** A button of the lists' toolbar. */
export const toolbarButton =
  'inline-flex min-h-10 items-center justify-center gap-1.5 rounded-full border border-ink-line px-3 text-sm font-semibold transition-colors hover:not-disabled:border-leaf hover:not-disabled:bg-leaf-mist disabled:cursor-not-allowed disabled:border-ivory-edge disabled:text-ink-soft';

/** The label beside a button's icon: read out everywhere, seen where the whole bar fits in one line. */
export const toolbarLabel = 'max-2xl:sr-only';

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

interface ColumnsMenuProps {
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'header'>[];
  /** As in the URL. */
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
}

/** Chooses the columns of the table; one stays. */
export function ColumnsMenu({ columns, chosen, onChoose }: ColumnsMenuProps) {
  const all = columns.map(({ id }) => id);
  const shown = chosenColumns(all, chosen);
  return (
    <ToolbarMenu label={adminListTexts.columns} icon={<Columns3 aria-hidden size={16} />} className="max-sm:hidden">
      {() => (
        <ul>
          {columns.map(({ id, header }) => {
            const last = shown.length === 1 && shown[0] === id;
            return (
              <li key={id}>
                <label className="flex min-h-9 cursor-pointer items-center gap-3 px-2">
                  <input
                    type="checkbox"
                    checked={shown.includes(id)}
                    aria-disabled={last}
                    onChange={() => onChoose(withColumnToggled(all, chosen, id))}
                    className="size-4.5 accent-leaf"
                  />
                  {header}
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </ToolbarMenu>
  );
}
