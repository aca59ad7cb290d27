import { Plus } from 'lucide-react';
import { Button } from '@/ui/Button';
import { AdminProductDialog } from './AdminProductDialog';
import { AdminProductLoad } from './AdminProductLoad';
import { AdminShowButton } from './AdminShowButton';
import { useAdminView } from './useAdminView';

/** Tab Product (§2): add, show, edit and delete. */
export function AdminProducts() {
  const { shown, open, param } = useAdminView();
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={() => open({ product: 'new' })}>
          <Plus aria-hidden size={18} /> Add New Product
        </Button>
        <AdminShowButton show="Show All Products" hide="Hide Products" />
      </div>
      {shown && <AdminProductLoad />}
      {param('product') && <AdminProductDialog key={param('product')} id={param('product')} />}
    </>
  );
}
