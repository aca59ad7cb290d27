import { useRef, useState } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { AdminLoad } from './AdminLoad';
import { AdminProductForm } from './AdminProductForm';
import { dropDraft } from './productDrafts';
import { useAdminView } from './useAdminView';

/** The form of a product (`id`, or 'new') in a dialog of its own address; unsaved changes are asked about. */
export function AdminProductDialog({ id }: { id: string }) {
  const { change } = useAdminView();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const discarded = useRef(false);
  const isNew = id === 'new';
  const query = useAdminGetProductsQuery(undefined, { skip: isNew });

  const close = () => change({ product: null });
  function discard() {
    setAsking(false);
    setDirty(false);
    discarded.current = true;
    dropDraft(id);
    close();
  }
  const ask = () => (dirty ? setAsking(true) : close());
  const form = { onSaved: close, onCancel: ask, onDirty: setDirty, discarded };

  return (
    <>
      <Dialog open onClose={ask} title={isNew ? 'Add New Product' : 'Edit product'} layout="wide">
        {isNew ? (
          <AdminProductForm {...form} />
        ) : (
          <AdminLoad query={query} what="products" empty="No products available">
            {(products) => {
              const product = products.find(({ _id }) => _id === id);
              return product ? <AdminProductForm {...form} product={product} /> : <p>This product no longer exists.</p>;
            }}
          </AdminLoad>
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      >
        <p>Your changes haven’t been saved.</p>
      </ConfirmDialog>
    </>
  );
}
