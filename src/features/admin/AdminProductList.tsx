import { useCallback, useMemo, useState } from 'react';
import { adminPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import { type ProductRow, productColumns, sortProductRows } from '@/domain/adminProducts';
import { pageOf } from '@/domain/paging';
import { filterRows } from '@/lib/searchText';
import { Chip } from '@/ui/Chip';
import { AdminList } from './AdminList';
import { AdminPages } from './AdminPages';
import { AdminProductCard } from './AdminProductCard';
import { AdminProductDelete } from './AdminProductDelete';
import { AdminToolbar } from './AdminToolbar';
import { shownText } from './adminFormat';
import { adminProductColumns } from './adminProductColumns';
import { useAdminView } from './useAdminView';
import { useSearchText } from './useSearchText';

const keyOf = ({ id }: ProductRow) => id;

/** The products with total, search, sort and paging. */
export function AdminProductList({ rows }: { rows: readonly ProductRow[] }) {
  const { text, setText } = useSearchText();
  const { sort: readSort, sortBy, page, param, change, open } = useAdminView();
  const [doomed, setDoomed] = useState<Product | null>(null);
  const lowOnly = param('stock') === 'low';
  // The server's order until a column is chosen.
  const { column, descending } = readSort(productColumns, { column: '', descending: false });
  const sort = useMemo(() => ({ column, descending }), [column, descending]);
  const onSort = useCallback((asked: string) => sortBy(sort, asked), [sortBy, sort]);
  // Sorted first: a key in the search then only narrows.
  const sorted = useMemo(() => sortProductRows(rows, sort), [rows, sort]);
  const found = useMemo(
    () => filterRows(sorted, text).filter((row) => !lowOnly || row.lowStock),
    [sorted, text, lowOnly],
  );
  const { items, page: shownPage, pages } = useMemo(() => pageOf(found, page, adminPageSize), [found, page]);
  const actions = useMemo(
    () => ({ onEdit: (row: ProductRow) => open({ product: row.id }), onDelete: setDoomed }),
    [open],
  );
  const columns = useMemo(() => adminProductColumns(actions), [actions]);
  const card = useCallback((row: ProductRow) => <AdminProductCard row={row} {...actions} />, [actions]);

  return (
    <>
      <AdminToolbar
        searchLabel="Search products"
        text={text}
        onText={setText}
        count={`Total: ${shownText(found.length, rows.length, 'product', 'products')}`}
      >
        <Chip pressed={lowOnly} onPress={() => change({ stock: lowOnly ? null : 'low' })}>
          Low stock only
        </Chip>
      </AdminToolbar>
      {found.length === 0 && <p className="py-10 text-center text-ink-soft">No products match your search.</p>}
      {found.length > 0 && (
        <AdminList
          label="Products"
          rows={items}
          keyOf={keyOf}
          columns={columns}
          card={card}
          sort={sort}
          onSort={onSort}
        />
      )}
      <AdminPages what="products" page={shownPage} pages={pages} />
      <AdminProductDelete product={doomed} onDone={() => setDoomed(null)} />
    </>
  );
}
