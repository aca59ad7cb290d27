import { useCallback, useMemo, useState } from 'react';
import { adminPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import { filterProductRows, type ProductRow, productSortColumns, sortProductRows } from '@/domain/adminProducts';
import { productsCsv } from '@/domain/productsCsv';
import { CsvButton } from '@/features/admin/list/CsvButton';
import { countText } from '@/features/admin/list/format';
import { ListPanel } from '@/features/admin/list/ListPanel';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { selectLowStockFrom } from '@/features/admin/stock/stockSettingsSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { BulkBar } from './BulkBar';
import { bulkTexts } from './bulkTexts';
import { DeleteProductDialog } from './DeleteProductDialog';
import { EditableProductCard } from './EditableProductCard';
import { copyOf } from './productFormId';
import { productsSelected } from './productSelectionSlice';
import { productTableColumns } from './productTableColumns';
import { ReviewsDialog } from './ReviewsDialog';
import { adminProductsTexts } from './texts';

const productList: Omit<ListDefinition<ProductRow, 'stock'>, 'filterRows'> = {
  keyOf: ({ id }) => id,
  sortColumns: productSortColumns,
  // The server's order until a column is chosen.
  defaultSort: { column: '', descending: false },
  sortRows: sortProductRows,
  filters: ['stock'],
  pageSize: adminPageSize,
};

/** The products with total, search, sort and paging. */
export function ProductList({ rows }: { rows: readonly ProductRow[] }) {
  const dispatch = useAppDispatch();
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
      reviewsHref: list.hrefFor,
    }),
    [open, list.hrefFor],
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
        actions={
          <>
            {list.found.length > 0 && (
              <Button variant="quiet" onClick={() => dispatch(productsSelected(list.found.map(({ id }) => id)))}>
                {countText(bulkTexts.selectAll, list.found.length)}
              </Button>
            )}
            <CsvButton
              fileName={adminProductsTexts.csvFile}
              makeText={() => productsCsv(list.found.map(({ product }) => product))}
              disabled={list.found.length === 0}
            />
          </>
        }
        filters={
          <Chip pressed={lowOnly} onPress={() => change({ stock: lowOnly ? null : 'low' })}>
            {adminProductsTexts.lowStockOnly}
          </Chip>
        }
      />
      <BulkBar rows={rows} />
      {list.opened && <ReviewsDialog product={list.opened.product} onClose={list.close} />}
      <DeleteProductDialog product={toDelete} onDone={() => setToDelete(null)} />
    </>
  );
}
