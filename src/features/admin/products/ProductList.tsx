import { useCallback, useMemo, useState } from 'react';
import { adminPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import { filterProductRows, type ProductRow, productSortColumns, sortProductRows } from '@/domain/adminProducts';
import { productsCsv } from '@/domain/recordsCsv';
import { CsvButton } from '@/features/admin/list/CsvButton';
import { ListPanel } from '@/features/admin/list/ListPanel';
import type { ListSelection } from '@/features/admin/list/selection';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Chip } from '@/ui/Chip';
import { DeleteProductDialog } from './DeleteProductDialog';
import { EditableProductCard } from './EditableProductCard';
import { productTableColumns } from './productTableColumns';
import { adminProductsTexts } from './texts';

const productList: ListDefinition<ProductRow, 'stock'> = {
  keyOf: ({ id }) => id,
  sortColumns: productSortColumns,
  // The server's order until a column is chosen.
  defaultSort: { column: '', descending: false },
  sortRows: sortProductRows,
  filters: ['stock'],
  filterRows: filterProductRows,
  pageSize: adminPageSize,
};

const selection: ListSelection<ProductRow> = {
  nameOf: ({ product }) => product.name,
  fileName: 'products.csv',
  makeText: productsCsv,
};

/** The products with total, search, sort and paging. */
export function ProductList({ rows }: { rows: readonly ProductRow[] }) {
  const list = useAdminList(rows, productList);
  const { param, change, open } = useDashboardUrl();
  const [toDelete, setToDelete] = useState<Product | null>(null);
  const lowOnly = param('stock') === 'low';
  const handlers = useMemo(
    () => ({ onEdit: (row: ProductRow) => open({ product: row.id }), onDelete: setToDelete }),
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
        actions={
          <CsvButton
            fileName={selection.fileName}
            makeText={() => productsCsv(list.found)}
            disabled={list.found.length === 0}
          />
        }
        filters={
          <Chip pressed={lowOnly} onPress={() => change({ stock: lowOnly ? null : 'low' })}>
            {adminProductsTexts.lowStockOnly}
          </Chip>
        }
      />
      <DeleteProductDialog product={toDelete} onDone={() => setToDelete(null)} />
    </>
  );
}
