import { useCallback, useMemo, useState } from 'react';
import { adminPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import { filterProductRows, type ProductRow, productSortColumns, sortProductRows } from '@/domain/adminProducts';
import { productsCsv } from '@/domain/productsCsv';
import { ListPanel } from '@/features/admin/list/ListPanel';
import type { ListSelection } from '@/features/admin/list/selection';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { selectLowStockFrom } from '@/features/admin/stock/stockSettingsSlice';
import { useAppSelector } from '@/state/hooks';
import { Chip } from '@/ui/Card';
import { ChangeProducts } from './BulkChangeDialog';
import { EditableProductCard } from './EditableProductCard';
import { DeleteProductDialog } from './ProductActions';
import { copyOf } from './productDraftsSlice';
import { productTableColumns } from './productTableColumns';
import { ReviewsDialog } from './ReviewsDialog';
import { adminProductsTexts } from './texts';
import { selectUnsavedChanges } from './unsavedChanges';

const productList: Omit<ListDefinition<ProductRow, 'stock'>, 'filterRows'> = {
  keyOf: ({ id }) => id,
  sortColumns: productSortColumns,
  // The server's order until a column is chosen.
  defaultSort: { column: '', descending: false },
  sortRows: sortProductRows,
  filters: ['stock'],
  pageSize: adminPageSize,
};

const selection: ListSelection<ProductRow> = {
  nameOf: ({ label }) => label,
  fileName: adminProductsTexts.csvFile,
  makeText: (rows) => productsCsv(rows.map(({ product }) => product)),
};

/** The products with total, search, sort and paging. */
export function ProductList({ rows }: { rows: readonly ProductRow[] }) {
  const hasUnsaved = useAppSelector((state) => selectUnsavedChanges(state).length > 0);
  const lowFrom = useAppSelector(selectLowStockFrom);
  const definition = useMemo<ListDefinition<ProductRow, 'stock'>>(
    () => ({ ...productList, filterRows: (all, filter) => filterProductRows(all, filter, lowFrom) }),
    [lowFrom],
  );
  const list = useAdminList(rows, definition);
  const { param, change, open } = useDashboardUrl();
  const [toDelete, setToDelete] = useState<Product | null>(null);
  const lowOnly = param('stock') === 'low';
  const handlers = useMemo(
    () => ({
      onEdit: (row: ProductRow) => open({ product: row.id }),
      onDuplicate: (row: ProductRow) => open({ product: copyOf(row.id) }),
      onDelete: setToDelete,
    }),
    [open],
  );
  const columns = useMemo(() => productTableColumns(handlers), [handlers]);
  const card = useCallback((row: ProductRow) => <EditableProductCard row={row} {...handlers} />, [handlers]);
  return (
    <>
      <ListPanel
        list={list}
        texts={adminProductsTexts.list}
        columns={columns}
        card={card}
        selection={selection}
        showSelectionBar={!hasUnsaved}
        selectionActions={(selected) => <ChangeProducts rows={selected} />}
        filters={
          <Chip pressed={lowOnly} onPress={() => change({ stock: lowOnly ? null : 'low' })}>
            {adminProductsTexts.lowStockOnly}
          </Chip>
        }
      />
      {list.opened && <ReviewsDialog product={list.opened.product} onClose={list.close} />}
      <DeleteProductDialog product={toDelete} onDone={() => setToDelete(null)} />
    </>
  );
}
