import { TextField } from '@/ui/TextField';
import { adminListTexts } from './texts';
import { useDashboardUrl } from './useDashboardUrl';

/** First and last day, kept in the URL. The two fields stay side by side. */
export function DateRangeFilter() {
  const { param, change } = useDashboardUrl();
  return (
    <div className="gap-x-4 *:min-w-0 max-sm:col-span-2 max-sm:grid max-sm:grid-cols-2 sm:flex">
      <TextField
        label={adminListTexts.from}
        type="date"
        value={param('from')}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        label={adminListTexts.to}
        type="date"
        value={param('to')}
        onChange={(event) => change({ to: event.target.value })}
      />
    </div>
  );
}
