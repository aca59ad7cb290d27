import type { ReactNode } from 'react';
import { TextField } from '@/ui/TextField';
import { ViewSwitch } from './ViewSwitch';

interface Props {
  readonly searchLabel: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly filters?: ReactNode;
  /** For example "12 of 30 products". */
  readonly count: string;
  readonly actions?: ReactNode;
}

/** Search, filters, count and view of a list. */
export function ListToolbar({ searchLabel, text, onText, filters, count, actions }: Props) {
  return (
    <div className="mb-5 space-y-4">
      <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 *:min-w-0 sm:flex sm:flex-wrap print:hidden">
        <TextField
          label={searchLabel}
          type="search"
          value={text}
          onChange={(event) => onText(event.target.value)}
          className="col-span-2 sm:w-72"
        />
        {filters}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {count}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          {actions}
          <ViewSwitch />
        </div>
      </div>
    </div>
  );
}
