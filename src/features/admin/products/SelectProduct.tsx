import type { ProductRow } from '@/domain/adminProducts';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { bulkTexts } from './bulkTexts';
import { productToggled, selectIsProductSelected } from './productSelectionSlice';

/** Selects a product for a change of several. */
export function SelectProduct({ row: { id, product } }: { row: ProductRow }) {
  const dispatch = useAppDispatch();
  const checked = useAppSelector((state) => selectIsProductSelected(state, id));
  if (useIsPrinted()) return null;
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <span className="sr-only">{bulkTexts.select(product.name)}</span>
      <input type="checkbox" checked={checked} onChange={() => dispatch(productToggled(id))} className="size-5" />
    </label>
  );
}
