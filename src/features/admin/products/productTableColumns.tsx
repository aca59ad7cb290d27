import type { ProductRow } from '@/domain/adminProducts';
import { valueLabel } from '@/domain/product';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { safeUrl } from '@/lib/url';
import { EnglishText } from '@/ui/EnglishText';
import { Picture } from '@/ui/Picture';
import { InlineEdit } from './InlineEdit';
import { type ProductActionHandlers, ProductActions, ProductLink } from './ProductActions';
import { ReviewsLink } from './ReviewsDialog';
import { adminProductsTexts, reviewsDialogTexts } from './texts';

export function productTableColumns(handlers: ProductActionHandlers): readonly TableColumn<ProductRow>[] {
  return [
    {
      id: 'name',
      header: adminProductsTexts.product,
      rem: 18,
      sortable: true,
      cell: (row) => (
        <span className="flex min-w-56 items-center gap-3">
          <span className="block size-10 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
            <Picture src={safeUrl(row.product.images[0])} alt="" sizes="2.75rem" />
          </span>
          <ProductLink row={row} className="font-semibold break-words hover:underline" />
        </span>
      ),
    },
    {
      id: 'brand',
      header: adminProductsTexts.brand,
      rem: 8,
      sortable: true,
      cell: ({ product }) => <EnglishText>{product.brand}</EnglishText>,
    },
    {
      id: 'category',
      header: adminProductsTexts.category,
      rem: 8,
      sortable: true,
      cell: ({ product }) => valueLabel('category', product.category),
    },
    {
      id: 'price',
      header: adminProductsTexts.price,
      rem: 9,
      sortable: true,
      end: true,
      cell: (row) => <InlineEdit row={row} part="price" />,
    },
    {
      id: 'stock',
      header: adminProductsTexts.stock,
      rem: 9,
      sortable: true,
      end: true,
      cell: (row) => <InlineEdit row={row} part="stock" />,
    },
    {
      id: 'reviews',
      header: reviewsDialogTexts.reviews,
      rem: 8,
      sortable: true,
      end: true,
      cell: (row) => <ReviewsLink row={row} />,
    },
    {
      id: 'actions',
      header: adminProductsTexts.actions,
      rem: 13.5,
      controls: true,
      cell: (row) => <ProductActions row={row} narrow {...handlers} />,
    },
  ];
}
