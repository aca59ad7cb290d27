import { Copy, Pencil, Trash2 } from 'lucide-react';
import { createContext, use, useState } from 'react';
import { Link } from 'react-router-dom';
import { messages, slowText } from '@/config/messages';
import type { Product } from '@/contract/product';
import { type ProductRow, productLabel } from '@/domain/adminProducts';
import { deleteProduct, type SendResult } from '@/features/admin/changes/sendChange';
import { englishLang } from '@/lib/language';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { Alert } from '@/ui/Alert';
import { Button, IconButton } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EnglishText } from '@/ui/EnglishText';
import { SlowNote } from '@/ui/loading';
import { useIsMounted } from '@/ui/useIsMounted';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { adminProductsTexts } from './texts';

interface Handlers {
  readonly edit: (row: ProductRow) => void;
  readonly duplicate: (row: ProductRow) => void;
  readonly remove: (product: Product) => void;
}

/** Handlers of the buttons of all products. */
export const ProductActionsContext = createContext<Handlers>({ edit() {}, duplicate() {}, remove() {} });

interface Props {
  readonly row: ProductRow;
  /** In a table's column: Delete is only an icon, and Edit has no icon, so that a longer word fits. */
  readonly narrow?: boolean;
}

/** A product's name, as a link to its page in the shop; a product without a name has no page. */
export function ProductLink({
  row: { label, path, product },
  className,
}: {
  readonly row: ProductRow;
  readonly className: string;
}) {
  if (!product.name) return <span className="text-ink-soft">{label}</span>;
  return (
    <Link dir="auto" lang={englishLang} to={path} className={className}>
      {label}
    </Link>
  );
}

/** Edit and Delete of one product (§2), and a copy of it. */
export function ProductActions({ row, narrow = false }: Props) {
  const { edit, duplicate, remove } = use(ProductActionsContext);
  return (
    <div className={`flex gap-2 print:hidden ${narrow ? '' : 'flex-wrap'}`}>
      <Button
        variant="secondary"
        size="small"
        className={`min-h-11! shrink-0 whitespace-nowrap ${narrow ? 'px-3!' : ''}`}
        onClick={() => edit(row)}
      >
        {!narrow && <Pencil aria-hidden size={15} />} {adminProductsTexts.edit}{' '}
        <VisuallyHidden>
          <EnglishText>{row.label}</EnglishText>
        </VisuallyHidden>
      </Button>
      <IconButton label={adminProductsTexts.duplicate(row.label)} onClick={() => duplicate(row)}>
        <Copy aria-hidden size={17} />
      </IconButton>
      {narrow ? (
        <IconButton
          label={adminProductsTexts.deleteNamed(row.label)}
          onClick={() => remove(row.product)}
          className="text-alert"
        >
          <Trash2 aria-hidden size={17} />
        </IconButton>
      ) : (
        <Button variant="quiet" size="small" className="min-h-11! text-alert!" onClick={() => remove(row.product)}>
          <Trash2 aria-hidden size={15} /> {adminProductsTexts.delete}{' '}
          <VisuallyHidden>
            <EnglishText>{row.label}</EnglishText>
          </VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

const texts = adminProductsTexts.deletion;

interface DeleteProductDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** Confirms a deletion by the product's name (ruling 24). Shows a failure, as a toast if the dialog is closed. */
export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendResult | null>(null);
  const titleOf = ({ unclear }: SendResult) => (unclear ? texts.unclear : texts.failed)(productLabel(product));
  // Also closed by the sign-in that a refused call leads to.
  const isOpen = useIsMounted();

  async function confirm() {
    setFailure(null);
    setBusy(true);
    const sent = await dispatch(deleteProduct(product._id));
    setBusy(false);
    if (sent.state === 'done') {
      dispatch(noticeShown(messages.productDeleted, 'success'));
      if (isOpen.current) onClose();
    } else if (isOpen.current) setFailure(sent);
    else dispatch(noticeShown(`${titleOf(sent)} ${sent.reason}`, 'error'));
  }

  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={adminProductsTexts.delete}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        <strong dir="auto" lang={englishLang} className="break-words text-ink">
          {productLabel(product)}
        </strong>{' '}
        {texts.afterName}
      </p>
      {failure && (
        <div className="mt-4">
          <Alert tone="error" title={titleOf(failure)}>
            {failure.reason}
          </Alert>
        </div>
      )}
      <SlowNote active={busy}>{slowText}</SlowNote>
    </ConfirmDialog>
  );
}
