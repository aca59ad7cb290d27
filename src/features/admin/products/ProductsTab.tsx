import { Plus } from 'lucide-react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import { BatchResult } from '@/features/admin/changes/BatchResult';
import { OnDemandList } from '@/features/admin/list/OnDemandList';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { Button } from '@/ui/Button';
import { ProductFormDialog } from './ProductFormDialog';
import { ProductList } from './ProductList';
import { productRows } from './productRows';
import { SaveBar } from './SaveBar';
import { adminProductsTexts } from './texts';
import { UndoToast } from './UndoToast';

function LoadedProducts() {
  const query = useQueryRows(useAdminGetProductsQuery(undefined, { refetchOnMountOrArgChange: true }), productRows);
  return (
    <QueryResult query={query} texts={adminProductsTexts.query}>
      {(rows) => <ProductList rows={rows} />}
    </QueryResult>
  );
}

/** Tab Product (§2): add, show, edit and delete. */
export function ProductsTab() {
  const { open, param } = useDashboardUrl();
  return (
    <>
      <BatchResult />
      <OnDemandList
        show={adminProductsTexts.show}
        hide={adminProductsTexts.hide}
        actions={
          <Button onClick={() => open({ product: 'new' })}>
            <Plus aria-hidden size={18} /> {adminProductsTexts.addNew}
          </Button>
        }
      >
        <LoadedProducts />
      </OnDemandList>
      <UndoToast />
      <SaveBar />
      {param('product') && <ProductFormDialog key={param('product')} id={param('product')} />}
    </>
  );
}
