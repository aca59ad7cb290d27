import { useState } from 'react';
import { useDeleteProductMutation } from '@/api/adminApi';
import { messages } from '@/config/messages';
import type { Product } from '@/contract/product';
import { problemText } from '@/features/admin/list/problemText';
import { englishLang } from '@/lib/language';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { adminProductsTexts } from './texts';

const texts = adminProductsTexts.deletion;

interface Props {
  /** Null while the dialog is closed. */
  readonly product: Product | null;
  readonly onDone: () => void;
}

/** Confirms a deletion by the product's name (ruling 24) and shows a failure. */
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
      title={texts.title}
      confirmLabel={texts.confirm}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <p>
        <strong lang={englishLang} className="break-words text-ink">
          {product?.name}
        </strong>{' '}
        {texts.afterName}
      </p>
      {problem && (
        <div className="mt-4">
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}
