import { ClipboardList, Plus, Upload } from 'lucide-react';
import { BatchResult } from '@/features/admin/changes/BatchResult';
import { selectIsBatchRunning } from '@/features/admin/changes/changesSlice';
import { ListTab } from '@/features/admin/list/ListPanel';
import { useProductRows } from '@/features/admin/list/rows';
import { selectUnsent } from '@/features/admin/list/unsentSlice';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { ReorderDialog } from '@/features/admin/stock/ReorderDialog';
import { stockTexts } from '@/features/admin/stock/texts';
import { lazyComponent } from '@/lib/lazy';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/ErrorBoundary';
import { ProductFormDialog } from './ProductForm';
import { ProductList } from './ProductList';
import { SaveBar, UndoToast } from './SaveBar';
import { adminProductsTexts } from './texts';

const ImportDialog = lazyComponent(
  () => import('@/features/admin/import/ImportDialog').then((module) => module.ImportDialog),
  { retry: false },
);

/** Tab Product (§2): add, show, edit and delete. */
export function ProductsTab() {
  const { change, open, param, shown } = useDashboardUrl();
  // Beside the list's toolbar there is less room.
  const label = shown ? 'sm:max-2xl:sr-only' : '';
  const sending = useAppSelector((state) => selectIsBatchRunning(state, 'products'));
  const dispatch = useAppDispatch();
  const previewed = useAppSelector((state) => selectUnsent(state).plan !== null);
  const importing = useLazyDialog(() => dispatch(noticeShown(adminProductsTexts.importFailed, 'error')), previewed);
  return (
    <>
      {/* First, because a record that a filter hides once it is saved leaves the focus to the panel. */}
      <UndoToast />
      <BatchResult kind="products" />
      <ListTab
        texts={adminProductsTexts}
        useList={useProductRows}
        actions={
          <>
            <Button size="small" onClick={() => open({ product: 'new' })}>
              <Plus aria-hidden size={18} /> {adminProductsTexts.addNew}
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={sending || importing.opening}
              title={adminProductsTexts.importCsv}
              onClick={importing.open}
            >
              <Upload aria-hidden size={17} /> <span className={label}>{adminProductsTexts.importCsv}</span>
            </Button>
            <Button variant="secondary" size="small" title={stockTexts.title} onClick={() => open({ reorder: '1' })}>
              <ClipboardList aria-hidden size={17} /> <span className={label}>{stockTexts.title}</span>
            </Button>
          </>
        }
      >
        {(rows) => <ProductList rows={rows} />}
      </ListTab>
      {param('reorder') && <ReorderDialog onClose={() => change({ reorder: null })} />}
      {importing.frame(importing.isOpen && <ImportDialog onClose={importing.close} />)}
      <SaveBar />
      {param('product') && <ProductFormDialog key={param('product')} id={param('product')} />}
    </>
  );
}
