import { TextField } from '@/ui/TextField';
import { useDashboardUrl } from './useDashboardUrl';

/** First and last day of what is listed, kept in the URL. The two stay side by side. */
export function DateRangeFilter() {
  const { param, change } = useDashboardUrl();
  return (
    <div className="gap-x-4 *:min-w-0 max-sm:col-span-2 max-sm:grid max-sm:grid-cols-2 sm:flex">
      <TextField
        label="From"
        type="date"
        value={param('from')}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField label="To" type="date" value={param('to')} onChange={(event) => change({ to: event.target.value })} />
    </div>
  );
}
