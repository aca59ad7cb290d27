import { Link } from 'react-router-dom';
import type { ProductRow } from '@/domain/adminProducts';
import { formatMoney } from '@/domain/money';
import { productPath } from '@/domain/productSlug';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { safeUrl } from '@/lib/safeUrl';
import { Picture } from '@/ui/Picture';
import { type ProductActionHandlers, ProductActions } from './ProductActions';
import { StockLevel } from './StockLevel';
import { adminProductsTexts } from './texts';

export function productTableColumns(handlers: ProductActionHandlers): readonly TableColumn<ProductRow>[] {
  return [
    {
      id: 'name',
      header: adminProductsTexts.product,
      rem: 17,
      sortable: true,
      cell: ({ product }) => (
        <span className="flex min-w-56 items-center gap-3">
          <span className="block size-10 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
            <Picture src={safeUrl(product.images[0])} alt="" sizes="2.75rem" />
          </span>
          <Link to={productPath(product.name)} className="font-semibold break-words hover:underline">
            {product.name}
          </Link>
        </span>
      ),
    },
    { id: 'brand', header: adminProductsTexts.brand, rem: 8, sortable: true, cell: ({ product }) => product.brand },
    {
      id: 'category',
      header: adminProductsTexts.category,
      rem: 8,
      sortable: true,
      cell: ({ product }) => product.category,
    },
    {
      id: 'price',
      header: adminProductsTexts.price,
      rem: 7,
      sortable: true,
      end: true,
      cell: ({ nowCents, wasCents }) => (
        <>
          {nowCents === null ? adminProductsTexts.noPrice : formatMoney(nowCents)}
          {wasCents !== null && (
            <s className="block text-sm text-ink-soft">
              <span className="sr-only">{adminProductsTexts.originalPrice} </span>
              {formatMoney(wasCents)}
            </s>
          )}
        </>
      ),
    },
    {
      id: 'stock',
      header: adminProductsTexts.stock,
      rem: 8,
      sortable: true,
      end: true,
      cell: (row) => <StockLevel row={row} />,
    },
    {
      id: 'actions',
      header: adminProductsTexts.actions,
      rem: 13,
      controls: true,
      cell: (row) => <ProductActions row={row} {...handlers} />,
    },
  ];
}
