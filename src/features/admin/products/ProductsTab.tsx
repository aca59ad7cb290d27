import { Plus } from 'lucide-react';
import { ShowListButton } from '@/features/admin/list/ShowListButton';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Button } from '@/ui/Button';
import { ProductFormDialog } from './ProductFormDialog';
import { ProductLoad } from './ProductLoad';

/** Tab Product (§2): add, show, edit and delete. */
export function ProductsTab() {
  const { shown, open, param } = useDashboardUrl();
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={() => open({ product: 'new' })}>
          <Plus aria-hidden size={18} /> Add New Product
        </Button>
        <ShowListButton show="Show All Products" hide="Hide Products" />
      </div>
      {shown && <ProductLoad />}
      {param('product') && <ProductFormDialog key={param('product')} id={param('product')} />}
    </>
  );
}
