import { useRef, useState } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useAppDispatch } from '@/state/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { ProductForm } from './ProductForm';
import { productDraftDropped } from './productDraftsSlice';
import { adminProductsTexts } from './texts';

const { form: formTexts, discard: discardTexts } = adminProductsTexts;

/** The form of a product (its id, or 'new') in a dialog with its own URL. Confirms before it discards changes. */
export function ProductFormDialog({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const { change } = useDashboardUrl();
  const [dirty, setDirty] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const discarded = useRef(false);
  const isNew = id === 'new';
  const query = useAdminGetProductsQuery(undefined, { skip: isNew });

  const close = () => change({ product: null });
  function discard() {
    setConfirming(false);
    setDirty(false);
    discarded.current = true;
    dispatch(productDraftDropped(id));
    close();
  }
  const cancel = () => (dirty ? setConfirming(true) : close());
  const form = { onSaved: close, onCancel: cancel, onDirty: setDirty, discarded };

  return (
    <>
      <Dialog open onClose={cancel} title={isNew ? formTexts.addTitle : formTexts.editTitle} layout="wide">
        {isNew ? (
          <ProductForm {...form} />
        ) : (
          <QueryResult query={query} texts={adminProductsTexts.query}>
            {(products) => {
              const product = products.find(({ _id }) => _id === id);
              return product ? <ProductForm {...form} product={product} /> : <p>{formTexts.gone}</p>;
            }}
          </QueryResult>
        )}
      </Dialog>
      <ConfirmDialog
        open={confirming}
        title={discardTexts.title}
        confirmLabel={discardTexts.confirm}
        cancelLabel={discardTexts.cancel}
        onConfirm={discard}
        onCancel={() => setConfirming(false)}
      >
        <p>{discardTexts.text}</p>
      </ConfirmDialog>
    </>
  );
}
