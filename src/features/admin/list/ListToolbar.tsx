import { Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { NewStatus } from '@/ui/EnglishText';
import { adminListTexts } from './texts';
import { toolbarButton, toolbarControl } from './toolbarStyles';
import { ViewSwitch } from './ViewSwitch';

interface Props {
  readonly searchLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly filters?: ReactNode;
  /** How many filters are set. */
  readonly filtersSet: number;
  /** For example "12 of 30 products". */
  readonly count: string;
  readonly actions?: ReactNode;
}

/** One bar: search, filters, count, export and view; below 1280 px, filters have a line of their own. On a phone, the filters open below the search. */
export function ListToolbar({ searchLabel, text, onText, filters, filtersSet, count, actions }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div data-toolbar="" className="mb-2 flex flex-wrap items-center gap-2">
      <span className="relative min-w-0 flex-1 basis-40 sm:max-w-64 sm:basis-36 print:hidden">
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className={`${toolbarControl} w-full pl-9 text-ellipsis placeholder:text-ink-soft`}
        />
      </span>
      {filters && (
        <>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={`${toolbarButton} sm:hidden print:hidden`}
          >
            <SlidersHorizontal aria-hidden size={16} />
            {filtersSet > 0 ? adminListTexts.filtersSet(filtersSet) : adminListTexts.filters}
          </button>
          <div
            id={id}
            className={`${open ? 'flex' : 'hidden'} items-center gap-2 max-xl:order-last max-xl:w-full max-sm:flex-col max-sm:items-stretch sm:flex sm:flex-wrap print:hidden`}
          >
            {filters}
          </div>
        </>
      )}
      <NewStatus className="mr-auto text-sm leading-tight font-semibold tabular-nums sm:min-w-0 sm:flex-1 sm:basis-20 2xl:whitespace-nowrap">
        {count}
      </NewStatus>
      <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden">
        {actions}
        <ViewSwitch />
      </div>
    </div>
  );
}
