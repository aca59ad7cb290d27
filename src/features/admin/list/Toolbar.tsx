import { ArrowDownUp, Columns3, Download } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listen, stopAll } from '@/lib/listen';
import { Select } from '@/ui/Select';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { type AdminColumn, chosenColumns, withColumnToggled } from './columns';
import { shopDaysText } from './format';
import { adminListTexts } from './texts';
import { useDashboardUrl } from './useDashboardUrl';

export const toolbarControl =
  'h-10 rounded-field border border-ink-line bg-paper px-3 text-sm text-ink transition-colors hover:border-leaf';

export const toolbarButton =
  'inline-flex min-h-10 items-center justify-center gap-1.5 rounded-full border border-ink-line px-3 text-sm font-semibold transition-colors hover:not-disabled:border-leaf hover:not-disabled:bg-leaf-mist disabled:cursor-not-allowed disabled:border-ivory-edge disabled:text-ink-soft';

/** In px, with a margin: if less room is left of the button's right edge, the panel opens to the right. */
const panelWidth = 336;

interface MenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Rendered while the panel is open; calling `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** An icon button with a tooltip that opens a panel of controls. Escape, a click outside and tabbing out close it. */
export function ToolbarMenu({ label, icon, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [toRight, setToRight] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !wrapper.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    return stopAll(listen(document, ['pointerdown', 'focusin'], onOutside), listen(document, 'keydown', onKey));
  }, [open, close]);
  return (
    <div ref={wrapper} className="sm:relative">
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
        {icon} <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {open && (
        <section
          id={id}
          aria-label={label}
          // A click between the controls focuses the panel, not the element around it.
          tabIndex={-1}
          className={`absolute right-4 left-4 z-20 mt-1 max-h-[70vh] overflow-y-auto rounded-card border border-ivory-edge bg-paper p-3 shadow-lift sm:w-80 ${toRight ? 'sm:right-auto sm:left-0' : 'sm:right-0 sm:left-auto'}`}
        >
          {children(close)}
        </section>
      )}
    </div>
  );
}

interface ColumnsMenuProps {
  readonly columns: readonly Pick<AdminColumn<never>, 'id' | 'header'>[];
  /** The chosen columns, in the format of the URL. */
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
}

/** Chooses the columns of the table; the first one cannot be hidden. */
export function ColumnsMenu({ columns, chosen, onChoose }: ColumnsMenuProps) {
  const all = columns.map(({ id }) => id);
  const shown = chosenColumns(all, chosen);
  return (
    <ToolbarMenu label={adminListTexts.columns} icon={<Columns3 aria-hidden size={16} />}>
      {() => (
        <ul>
          {columns.map(({ id, header }, index) => (
            <li key={id}>
              <label className="flex min-h-9 items-center gap-3 px-2 has-enabled:cursor-pointer has-disabled:text-ink-soft">
                <input
                  type="checkbox"
                  checked={shown.includes(id)}
                  disabled={index === 0}
                  onChange={() => onChoose(withColumnToggled(all, chosen, id))}
                  className="size-4.5 accent-leaf"
                />
                {header}
              </label>
            </li>
          ))}
        </ul>
      )}
    </ToolbarMenu>
  );
}

/** Downloads a text as a CSV file. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser needs the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

interface CsvButtonProps {
  readonly fileName: string;
  readonly makeText: () => string;
  readonly disabled: boolean;
}

/** Exports the filtered records. */
export function CsvButton({ fileName, makeText, disabled }: CsvButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => downloadText(fileName, makeText())}
      title={adminListTexts.exportCsv}
      className={toolbarButton}
    >
      <Download aria-hidden size={16} /> <VisuallyHidden>{adminListTexts.exportCsv}</VisuallyHidden>
    </button>
  );
}

interface FilterProps {
  readonly label: string;
  /** Its URL parameter. */
  readonly name: string;
  /** The first option shows all records and names the property that is filtered. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter in the URL. Its first option names it, so its label is for screen readers only. */
export function FilterSelect({ label, name, options }: FilterProps) {
  const { param, change } = useDashboardUrl();
  const id = useId();
  return (
    <span className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        value={param(name)}
        onChange={(event) => change({ [name]: event.target.value })}
        className={`${toolbarControl} w-full sm:max-2xl:max-w-36`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </span>
  );
}

interface DayProps {
  readonly label: string;
  /** Its URL parameter. */
  readonly name: string;
}

function DayField({ label, name }: DayProps) {
  const { change } = useDashboardUrl();
  const [params] = useSearchParams();
  const id = useId();
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <label htmlFor={id} className="shrink-0 text-sm text-ink-soft max-sm:w-12">
        {label}
      </label>
      <input
        id={id}
        type="date"
        title={shopDaysText}
        // As typed: after the first digit of a year it is no day to filter by, and the field must keep it all the same.
        value={params.get(name) ?? ''}
        onChange={(event) => change({ [name]: event.target.value })}
        className={`${toolbarControl} min-w-0 flex-1 px-2 sm:max-2xl:w-34`}
      />
    </span>
  );
}

/** Sorts cards, which have no column heads: a native select, as narrow as the buttons beside it. */
export function SortSelect({ columns }: { readonly columns: readonly AdminColumn<never>[] }) {
  const { param, change } = useDashboardUrl();
  return (
    <span className="relative">
      <select
        aria-label={adminListTexts.sortBy}
        title={adminListTexts.sortBy}
        value={param('sort')}
        onChange={(event) => change({ sort: event.target.value })}
        className={`${toolbarButton} h-10 w-10.5 cursor-pointer appearance-none pr-0 pl-10 ${param('sort') ? 'bg-leaf-soft' : ''}`}
      >
        <option value="">{adminListTexts.defaultOrder}</option>
        {columns.flatMap(({ id, header, sortBy }) =>
          sortBy
            ? [
                <option key={id} value={id}>
                  {header} ↑
                </option>,
                <option key={`-${id}`} value={`-${id}`}>
                  {header} ↓
                </option>,
              ]
            : [],
        )}
      </select>
      <ArrowDownUp
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2"
      />
    </span>
  );
}

/** First and last day in the URL, in the shop's time zone. */
export function DateRangeFilter() {
  return (
    <>
      <DayField label={adminListTexts.from} name="from" />
      <DayField label={adminListTexts.to} name="to" />
    </>
  );
}
