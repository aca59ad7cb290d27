import { useState } from 'react';
import { countText } from '@/features/admin/list/format';
import { useAppSelector } from '@/state/hooks';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { StatusSelect } from './StatusSelect';
import { selectIsBulkRunning } from './statusChangesSlice';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.bulk;

interface Props {
  readonly count: number;
  readonly onApply: (status: string) => void;
  readonly onClear: () => void;
}

/** Changes the status of the selected orders. */
export function BulkStatusBar({ count, onApply, onClear }: Props) {
  const busy = useAppSelector(selectIsBulkRunning);
  const [status, setStatus] = useState('');
  return (
    <BottomBar label={texts.label} className="print:hidden">
      <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-3 sm:px-4">
        <p role="status" className="mr-auto font-semibold">
          {countText(texts.selected, count)}
        </p>
        <StatusSelect label={texts.newStatusLabel} value={status} placeholder={texts.newStatus} onChange={setStatus} />
        <Button disabled={!status} busy={busy} onClick={() => onApply(status)}>
          {countText(texts.apply, count)}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
    </BottomBar>
  );
}
