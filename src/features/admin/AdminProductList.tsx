import { useMemo, useState } from 'react';
import { adminPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import { type ProductRow, productColumns, productRows, sortProductRows } from '@/domain/adminProducts';
import { pageOf } from '@/domain/paging';
import { rowsWith } from '@/domain/searchWords';
import { Chip } from '@/ui/Chip';
import { Pagination } from '@/ui/Pagination';
import { AdminList } from './AdminList';
import { AdminProductCard } from './AdminProductCard';
import { AdminProductDelete } from './AdminProductDelete';
import { AdminToolbar } from './AdminToolbar';
import { shownText } from './adminFormat';
import { adminProductColumns } from './adminProductColumns';
import { useAdminView } from './useAdminView';
import { useSearchText } from './useSearchText';

/** The products with total, search, sort and paging. */
export function AdminProductList({ products }: { products: readonly Product[] }) {
  const { text, setText, searched } = useSearchText();
  const { sort: readSort, sortBy, page, hrefWith, param, change, open } = useAdminView();
  const [doomed, setDoomed] = useState<Product | null>(null);
  const lowOnly = param('stock') === 'low';
  // The server's order until a column is chosen.
  const { column, descending } = readSort(productColumns, { column: '', descending: false });
  const rows = useMemo(() => productRows(products), [products]);
  const found = useMemo(() => {
    const kept = rowsWith(rows, searched).filter((row) => !lowOnly || row.lowStock);
    return sortProductRows(kept, { column, descending });
  }, [rows, searched, lowOnly, column, descending]);
  const { items, page: shownPage, pages } = pageOf(found, page, adminPageSize);
  const actions = { onEdit: (row: ProductRow) => open({ product: row.id }), onDelete: setDoomed };
  const sort = { column, descending };

  return (
    <>
      <AdminToolbar
        searchLabel="Search products"
        text={text}
        onText={setText}
        count={`Total: ${shownText(found.length, products.length, 'product', 'products')}`}
      >
        <Chip pressed={lowOnly} onPress={() => change({ stock: lowOnly ? null : 'low' })}>
          Low stock only
        </Chip>
      </AdminToolbar>
      {found.length === 0 && <p className="py-10 text-center text-ink-soft">No product fits the search.</p>}
      {found.length > 0 && (
        <AdminList
          label="Products"
          rows={items}
          keyOf={(row) => row.id}
          columns={adminProductColumns(actions)}
          card={(row) => <AdminProductCard row={row} {...actions} />}
          sort={sort}
          onSort={(asked) => sortBy(sort, asked)}
        />
      )}
      {pages > 1 && (
        <div className="mt-8">
          <Pagination
            label="Pages of products"
            page={shownPage}
            pages={pages}
            hrefFor={(to) => hrefWith({ page: String(to) })}
          />
        </div>
      )}
      <AdminProductDelete product={doomed} onDone={() => setDoomed(null)} />
    </>
  );
}
