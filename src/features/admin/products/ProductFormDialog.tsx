import { useRef, useState } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useAppDispatch } from '@/state/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { ProductForm } from './ProductForm';
import { productDraftDropped, readFormId } from './productDraftsSlice';
import { adminProductsTexts } from './texts';

const { form: formTexts, discard: discardTexts } = adminProductsTexts;

/** The form of a product (its id, 'new', or a copy) in a dialog with its own URL. Confirms before it discards changes. */
export function ProductFormDialog({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const { change } = useDashboardUrl();
  const [dirty, setDirty] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const discarded = useRef(false);
  const { isNew, productId } = readFormId(id);
  const isEmpty = productId === 'new';
  const query = useAdminGetProductsQuery(undefined, { skip: isEmpty });

  const close = () => change({ product: null });
  function discard() {
    setConfirming(false);
    setDirty(false);
    discarded.current = true;
    dispatch(productDraftDropped(id));
    close();
  }
  const cancel = () => (dirty ? setConfirming(true) : close());
  const form = { id, onSaved: close, onCancel: cancel, onDirty: setDirty, discarded };

  return (
    <>
      <Dialog
        open
        onClose={cancel}
        title={isEmpty ? formTexts.addTitle : isNew ? formTexts.copyTitle : formTexts.editTitle}
        layout="wide"
      >
        {isEmpty ? (
          <ProductForm {...form} />
        ) : (
          <QueryResult query={query} names={adminProductsTexts.records}>
            {(products) => {
              const product = products.find(({ _id }) => _id === productId);
              return product ? (
                <ProductForm {...form} {...(isNew ? { copied: product } : { product })} />
              ) : (
                <p>{formTexts.gone}</p>
              );
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
