import { useState } from 'react';
import type { ProductRow } from '@/domain/adminProducts';
import { selectIsBatchRunning } from '@/features/admin/changes/batchSlice';
import { countText } from '@/features/admin/list/format';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { BulkChangeDialog } from './BulkChangeDialog';
import { bulkTexts as texts } from './bulkTexts';
import { productsSelected, selectSelectedProducts } from './productSelectionSlice';

/** What can be done with the selected products. */
export function BulkBar({ rows }: { rows: readonly ProductRow[] }) {
  const dispatch = useAppDispatch();
  const selection = useAppSelector(selectSelectedProducts);
  const running = useAppSelector(selectIsBatchRunning);
  const [open, setOpen] = useState(false);
  const selected = rows.filter(({ id }) => selection[id]);
  if (selected.length === 0) return null;
  return (
    <>
      <BottomBar label={texts.label} className="print:hidden">
        <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-3 sm:px-4">
          <p role="status" className="mr-auto font-semibold">
            {countText(texts.selected, selected.length)}
          </p>
          <Button busy={running} onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
          <Button variant="quiet" onClick={() => dispatch(productsSelected([]))}>
            {texts.clear}
          </Button>
        </div>
      </BottomBar>
      {open && <BulkChangeDialog products={selected.map(({ product }) => product)} onClose={() => setOpen(false)} />}
    </>
  );
}
