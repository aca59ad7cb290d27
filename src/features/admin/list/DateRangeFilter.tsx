import { useId } from 'react';
import { adminListTexts } from './texts';
import { toolbarControl } from './toolbarStyles';
import { useDashboardUrl } from './useDashboardUrl';

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
        value={param(name)}
        onChange={(event) => change({ [name]: event.target.value })}
        className={`${toolbarControl} min-w-0 flex-1 px-2 sm:max-2xl:w-34`}
      />
    </span>
  );
}

/** First and last day, kept in the URL. */
export function DateRangeFilter() {
  return (
    <>
      <DayField label={adminListTexts.from} name="from" />
      <DayField label={adminListTexts.to} name="to" />
    </>
  );
}
