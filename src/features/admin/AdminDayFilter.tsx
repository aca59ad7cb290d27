import { TextField } from '@/ui/TextField';
import { useAdminView } from './useAdminView';

/** First and last day of what is listed, kept in the URL. */
export function AdminDayFilter() {
  const { param, change } = useAdminView();
  return (
    <>
      <TextField
        label="From"
        type="date"
        value={param('from')}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField label="To" type="date" value={param('to')} onChange={(event) => change({ to: event.target.value })} />
    </>
  );
}
