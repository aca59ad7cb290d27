import { ClipboardList, Plus, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import { BatchResult } from '@/features/admin/changes/BatchResult';
import { selectIsBatchRunning } from '@/features/admin/changes/batchSlice';
import { OnDemandList } from '@/features/admin/list/OnDemandList';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { lazyComponent } from '@/lib/lazy';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ProductFormDialog } from './ProductFormDialog';
import { ProductList } from './ProductList';
import { productRows } from './productRows';
import { SaveBar } from './SaveBar';
import { adminProductsTexts } from './texts';
import { UndoToast } from './UndoToast';

const ImportDialog = lazyComponent(() =>
  import('@/features/admin/import/ImportDialog').then((module) => module.ImportDialog),
);

const ReorderDialog = lazyComponent(() =>
  import('@/features/admin/stock/ReorderDialog').then((module) => module.ReorderDialog),
);

function LoadedProducts() {
  const query = useQueryRows(useAdminGetProductsQuery(undefined, { refetchOnMountOrArgChange: true }), productRows);
  return (
    <QueryResult query={query} names={adminProductsTexts.records}>
      {(rows) => <ProductList rows={rows} />}
    </QueryResult>
  );
}

/** Tab Product (§2): add, show, edit and delete. */
export function ProductsTab() {
  const { change, open, param, shown } = useDashboardUrl();
  // Beside the list's toolbar there is less room.
  const size = shown ? 'small' : 'regular';
  const label = shown ? 'sm:max-2xl:sr-only' : '';
  const sending = useAppSelector(selectIsBatchRunning);
  const [importing, setImporting] = useState(false);
  return (
    <>
      <BatchResult kind="products" />
      <OnDemandList
        show={adminProductsTexts.show}
        hide={adminProductsTexts.hide}
        actions={
          <>
            <Button size={size} onClick={() => open({ product: 'new' })}>
              <Plus aria-hidden size={18} /> {adminProductsTexts.addNew}
            </Button>
            <Button
              variant="secondary"
              size={size}
              busy={sending}
              title={adminProductsTexts.importCsv}
              onClick={() => setImporting(true)}
            >
              <Upload aria-hidden size={17} /> <span className={label}>{adminProductsTexts.importCsv}</span>
            </Button>
            <Button
              variant="secondary"
              size={size}
              title={adminProductsTexts.reorder}
              onClick={() => open({ reorder: '1' })}
            >
              <ClipboardList aria-hidden size={17} /> <span className={label}>{adminProductsTexts.reorder}</span>
            </Button>
          </>
        }
      >
        <LoadedProducts />
      </OnDemandList>
      <UndoToast />
      {param('reorder') && (
        <Suspense fallback={null}>
          <ReorderDialog onClose={() => change({ reorder: null })} />
        </Suspense>
      )}
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <SaveBar />
      {param('product') && <ProductFormDialog key={param('product')} id={param('product')} />}
    </>
  );
}
