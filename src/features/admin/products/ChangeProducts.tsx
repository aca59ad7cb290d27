import { use, useState } from 'react';
import type { ProductRow } from '@/domain/adminProducts';
import { selectIsBatchRunning } from '@/features/admin/changes/batchSlice';
import { SelectionContext } from '@/features/admin/list/selection';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { BulkChangeDialog } from './BulkChangeDialog';
import { bulkTexts } from './texts';

/** Changes the selected products together. */
export function ChangeProducts({ rows }: { rows: readonly ProductRow[] }) {
  const { clear } = use(SelectionContext);
  const running = useAppSelector(selectIsBatchRunning);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" busy={running} onClick={() => setOpen(true)}>
        {bulkTexts.change}
      </Button>
      {open && (
        <BulkChangeDialog
          products={rows.map(({ product }) => product)}
          onApplied={clear}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
