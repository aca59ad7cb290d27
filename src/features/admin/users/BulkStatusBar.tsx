import { useState } from 'react';
import { countText } from '@/features/admin/list/format';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { StatusSelect } from './StatusSelect';

interface Props {
  readonly count: number;
  /** Earlier changes are still on their way. */
  readonly busy: boolean;
  readonly onApply: (status: string) => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen orders. */
export function BulkStatusBar({ count, busy, onApply, onClear }: Props) {
  const [status, setStatus] = useState('');
  return (
    <BottomBar label="Selected orders">
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-3 sm:px-4">
        <p role="status" className="mr-auto font-semibold">
          {countText(count, 'order', 'orders')} selected
        </p>
        <StatusSelect
          label="New status for the selected orders"
          value={status}
          placeholder="New status"
          onChange={setStatus}
        />
        <Button disabled={!status} busy={busy} onClick={() => onApply(status)}>
          Change {countText(count, 'order', 'orders')}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
      </div>
    </BottomBar>
  );
}
