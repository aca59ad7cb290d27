import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { shopDaysText } from './format';
import { toolbarControl } from './ToolbarMenu';
import { adminListTexts } from './texts';
import { useDashboardUrl } from './useDashboardUrl';

interface Props {
  readonly label: string;
  /** Its URL parameter. */
  readonly name: string;
  /** The first one shows all and names what it filters. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter kept in the URL. Its first option says what it is about, so its label is for screen readers only. */
export function FilterSelect({ label, name, options }: Props) {
  const { param, change } = useDashboardUrl();
  const id = useId();
  return (
    <span className="relative block min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={param(name)}
        onChange={(event) => change({ [name]: event.target.value })}
        className={`${toolbarControl} w-full appearance-none truncate pr-8 sm:max-2xl:max-w-36`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}

interface DayProps {
  readonly label: string;
  /** Its URL parameter. */
  readonly name: string;
}

function DayField({ label, name }: DayProps) {
  const { param, change } = useDashboardUrl();
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
        value={param(name)}
        onChange={(event) => change({ [name]: event.target.value })}
        className={`${toolbarControl} min-w-0 flex-1 px-2 sm:max-2xl:w-34`}
      />
    </span>
  );
}

/** First and last day, kept in the URL: the shop's days. */
export function DateRangeFilter() {
  return (
    <>
      <DayField label={adminListTexts.from} name="from" />
      <DayField label={adminListTexts.to} name="to" />
    </>
  );
}
