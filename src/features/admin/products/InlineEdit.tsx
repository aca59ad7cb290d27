import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ProductRow } from '@/domain/adminProducts';
import { pickFields, productFormOf } from '@/domain/productForm';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Spinner } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { EditOutcome } from './EditOutcome';
import { InlineEditForm } from './InlineEditForm';
import { ProductPrice } from './ProductPrice';
import {
  type EditedPart,
  editKey,
  fieldsOf,
  productEditClosed,
  productEditOpened,
  selectOpenEdit,
  selectProductEdit,
} from './productEditsSlice';
import { StockLevel } from './StockLevel';
import { inlineEditTexts } from './texts';

interface Props {
  readonly row: ProductRow;
  readonly part: EditedPart;
}

/** A value of the list that a press turns into a field in its place. */
export function InlineEdit({ row, part }: Props) {
  const printed = useIsPrinted();
  const dispatch = useAppDispatch();
  const key = editKey(row.id, part);
  const edit = useAppSelector((state) => selectProductEdit(state, key));
  const open = useAppSelector((state) => selectOpenEdit(state, key));
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    if (open || !closed.current) return;
    closed.current = false;
    button.current?.focus();
  }, [open]);
  function start() {
    const fields = fieldsOf[part];
    // An edit that was not saved goes on where it was.
    const before = { ...pickFields(productFormOf(row.product), fields), ...edit?.before };
    dispatch(productEditOpened({ key, before, values: { ...before, ...edit?.after }, focused: fields[0] }));
  }
  function close() {
    closed.current = true;
    dispatch(productEditClosed(key));
  }
  const shown = part === 'price' ? <ProductPrice row={row} /> : <StockLevel row={row} />;
  if (printed) return shown;
  if (open) return <InlineEditForm row={row} part={part} edit={open} onClose={close} />;
  const saving = edit?.state === 'saving';
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-busy={saving || undefined}
        onClick={() => {
          if (!saving) start();
        }}
        className="-mx-1.5 inline-flex min-h-9 items-center gap-2 rounded-field border border-transparent px-1.5 [text-align:inherit] text-inherit hover:border-ink-line hover:bg-leaf-soft"
      >
        <span>{saving ? Object.values(edit.after).join(' / ') : shown} </span>
        {saving ? <Spinner className="size-4" /> : <Pencil aria-hidden size={14} className="shrink-0 text-ink-soft" />}
        <VisuallyHidden>{inlineEditTexts.change[part](row.product.name)}</VisuallyHidden>
      </button>
      <span role="status" className="sr-only">
        {saving ? inlineEditTexts.saving : ''}
      </span>
      {edit && !saving && <EditOutcome edit={edit} onDropped={() => button.current?.focus()} />}
    </>
  );
}
