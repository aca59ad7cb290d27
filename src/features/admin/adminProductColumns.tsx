import { Link } from 'react-router-dom';
import type { ProductRow } from '@/domain/adminProducts';
import { formatMoney } from '@/domain/money';
import { productPath } from '@/domain/productSlug';
import { safeUrl } from '@/lib/safeUrl';
import { Picture } from '@/ui/Picture';
import { AdminProductActions, type ProductActions } from './AdminProductActions';
import { AdminStock } from './AdminStock';
import type { AdminColumn } from './adminColumn';

/** The columns of the products table. */
export function adminProductColumns(actions: ProductActions): readonly AdminColumn<ProductRow>[] {
  return [
    {
      id: 'name',
      header: 'Product',
      rem: 17,
      sortable: true,
      cell: ({ product }) => (
        <span className="flex min-w-56 items-center gap-3">
          <span className="block size-11 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
            <Picture src={safeUrl(product.images[0])} alt="" sizes="2.75rem" />
          </span>
          <Link to={productPath(product.name)} className="font-semibold break-words hover:underline">
            {product.name}
          </Link>
        </span>
      ),
    },
    { id: 'brand', header: 'Brand', rem: 8, sortable: true, cell: ({ product }) => product.brand },
    { id: 'category', header: 'Category', rem: 8, sortable: true, cell: ({ product }) => product.category },
    {
      id: 'price',
      header: 'Price',
      rem: 7,
      sortable: true,
      end: true,
      cell: ({ nowCents, wasCents }) => (
        <>
          {nowCents === null ? 'No price' : formatMoney(nowCents)}
          {wasCents !== null && (
            <s className="block text-sm text-ink-soft">
              <span className="sr-only">Original price </span>
              {formatMoney(wasCents)}
            </s>
          )}
        </>
      ),
    },
    { id: 'stock', header: 'Stock', rem: 8, sortable: true, end: true, cell: (row) => <AdminStock row={row} /> },
    { id: 'actions', header: 'Actions', rem: 13, cell: (row) => <AdminProductActions row={row} {...actions} /> },
  ];
}
