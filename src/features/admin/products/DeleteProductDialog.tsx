import { useState } from 'react';
import { useDeleteProductMutation } from '@/api/adminApi';
import { messages } from '@/config/messages';
import type { Product } from '@/contract/product';
import { problemText } from '@/features/admin/list/failureText';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { Alert } from '@/ui/Alert';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface Props {
  /** The one to delete; null: nothing is asked. */
  readonly product: Product | null;
  readonly onDone: () => void;
}

/** Asks before a product is deleted, naming it (ruling 24). A failure stays in the question. */
export function DeleteProductDialog({ product, onDone }: Props) {
  const dispatch = useAppDispatch();
  const [deleteProduct, { isLoading }] = useDeleteProductMutation();
  const [problem, setProblem] = useState('');

  function close() {
    setProblem('');
    onDone();
  }

  async function confirm() {
    if (!product) return;
    setProblem('');
    const outcome = await deleteProduct(product._id);
    if ('error' in outcome) return setProblem(problemText(outcome.error));
    dispatch(noticeShown(messages.productDeleted, 'success'));
    close();
  }

  return (
    <ConfirmDialog
      open={product !== null}
      title="Delete this product?"
      confirmLabel="Delete"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <p>
        <strong className="break-words text-ink">{product?.name}</strong> will be removed from the shop right away.
        Orders that include it keep their price and will show it as no longer available.
      </p>
      {problem && (
        <div className="mt-4">
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}
