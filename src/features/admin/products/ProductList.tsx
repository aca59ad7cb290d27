import { useMemo, useState } from 'react';
import type { Product } from '@/contract/product';
import { isLowStock, type ProductRow } from '@/domain/adminProducts';
import { valueLabel } from '@/domain/product';
import { productsCsv } from '@/domain/productsCsv';
import { type AdminColumn, cardFacts } from '@/features/admin/list/columns';
import { ListPanel } from '@/features/admin/list/ListPanel';
import { selectLowStockFrom } from '@/features/admin/list/preferencesSlice';
import { adminViewTexts } from '@/features/admin/list/texts';
import { selectUnsent } from '@/features/admin/list/unsentSlice';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { englishLang } from '@/lib/language';
import { useAppSelector } from '@/state/hooks';
import { Chip } from '@/ui/Card';
import { EnglishText } from '@/ui/EnglishText';
import { Picture } from '@/ui/Picture';
import { ChangeProducts } from './BulkChangeDialog';
import { InlineEdit } from './InlineEdit';
import { DeleteProductDialog, ProductActions, ProductActionsContext, ProductLink } from './ProductActions';
import { copyOf } from './ProductForm';
import { ReviewsDialog, ReviewsLink } from './ReviewsDialog';
import { selectUnsavedChanges } from './SaveBar';
import { adminProductsTexts, reviewsDialogTexts } from './texts';

export const productColumns: readonly AdminColumn<ProductRow>[] = [
  {
    id: 'name',
    header: adminProductsTexts.product,
    rem: 17,
    sortBy: ({ product }) => product.name,
    cell: (row) => (
      <span className="flex min-w-56 items-center gap-3">
        <span className="block size-10 shrink-0 overflow-hidden rounded-field bg-ivory-deep">
          <Picture src={row.product.images[0]} alt="" sizes="2.75rem" />
        </span>
        <ProductLink row={row} className="font-semibold hover:underline" />
      </span>
    ),
  },
  {
    id: 'brand',
    header: adminProductsTexts.brand,
    rem: 8,
    sortBy: ({ product }) => product.brand || null,
    cell: ({ product }) => <EnglishText>{product.brand}</EnglishText>,
  },
  {
    id: 'category',
    header: adminProductsTexts.category,
    rem: 8,
    onCard: true,
    sortBy: ({ product }) => product.category || null,
    cell: ({ product }) => valueLabel('category', product.category) || adminProductsTexts.noCategory,
  },
  {
    id: 'price',
    header: adminProductsTexts.price,
    rem: 10,
    sortBy: ({ nowCents }) => nowCents,
    end: true,
    cell: (row) => <InlineEdit row={row} part="price" />,
  },
  {
    id: 'stock',
    header: adminProductsTexts.stock,
    rem: 10,
    onCard: true,
    sortBy: ({ product }) => product.stockSize,
    end: true,
    cell: (row) => <InlineEdit row={row} part="stock" />,
  },
  {
    id: 'reviews',
    header: reviewsDialogTexts.reviews,
    rem: 7,
    onCard: true,
    sortBy: ({ product }) => product.reviews.length,
    end: true,
    cell: (row) => <ReviewsLink row={row} />,
  },
  {
    id: 'actions',
    header: adminProductsTexts.actions,
    rem: 13.5,
    controls: true,
    cell: (row) => <ProductActions row={row} narrow />,
  },
];

const productList: ListDefinition<ProductRow, 'stock'> = {
  id: 'product',
  names: adminProductsTexts.records,
  views: [{ name: adminViewTexts.leastStock, query: 'stock=low&sort=stock' }],
  csvFile: adminProductsTexts.csvFile,
  // The file has every field of a product, so that it can be imported again.
  csvText: (rows) => productsCsv(rows.map(({ product }) => product)),
  keyOf: ({ id }) => id,
  nameOf: ({ label }) => label,
  columns: productColumns,
  filters: ['stock'],
};

function ProductCard({ row }: { row: ProductRow }) {
  const { product, label } = row;
  return (
    <article aria-label={label} className="flex h-full min-w-0 flex-col gap-4 p-5">
      <div className="flex flex-wrap gap-4">
        <span className="block size-[min(6rem,26vw)] shrink-0 overflow-hidden rounded-field bg-ivory-deep">
          <Picture src={product.images[0]} alt="" sizes="6rem" />
        </span>
        <div className="min-w-0 flex-1 basis-32">
          <p lang={product.brand ? englishLang : undefined} className="truncate text-sm text-ink-soft">
            {product.brand || adminProductsTexts.noBrand}
          </p>
          <h2 className="line-clamp-2 text-lg break-words">
            <ProductLink row={row} className="hover:underline" />
          </h2>
          <div className="text-lg">
            <InlineEdit row={row} part="price" />
          </div>
        </div>
      </div>
      <dl className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        {cardFacts(productColumns, row).map(({ term, value }) => (
          <div key={term} className="flex min-w-0 flex-wrap items-center gap-x-2">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ProductActions row={row} />
    </article>
  );
}

/** The products with total, search, sort and paging. */
export function ProductList({ rows }: { rows: readonly ProductRow[] }) {
  const hasUnsaved = useAppSelector((state) => selectUnsavedChanges(state).length > 0);
  const inBulkChange = useAppSelector((state) => selectUnsent(state).typed !== null);
  const lowFrom = useAppSelector(selectLowStockFrom);
  const definition = useMemo(
    (): typeof productList => ({
      ...productList,
      rowFilter:
        ({ stock }) =>
        ({ product }) =>
          stock !== 'low' || isLowStock(product, lowFrom),
    }),
    [lowFrom],
  );
  const { param, change, open } = useDashboardUrl();
  const [toDelete, setToDelete] = useState<Product | null>(null);
  const lowOnly = param('stock') === 'low';
  const handlers = useMemo(
    () => ({
      edit: (row: ProductRow) => open({ product: row.id }),
      duplicate: (row: ProductRow) => open({ product: copyOf(row.id) }),
      remove: setToDelete,
    }),
    [open],
  );
  const list = useAdminList(rows, definition);
  return (
    <ProductActionsContext value={handlers}>
      <ListPanel
        list={list}
        Card={ProductCard}
        showSelectionBar={!hasUnsaved || inBulkChange}
        selectionActions={(selected, hidden) => <ChangeProducts rows={selected} hidden={hidden} />}
        filters={
          <Chip pressed={lowOnly} onPress={() => change({ stock: lowOnly ? null : 'low' })}>
            {adminProductsTexts.lowStockOnly}
          </Chip>
        }
      />
      {list.opened && <ReviewsDialog product={list.opened.product} onClose={list.close} />}
      {toDelete && (
        <DeleteProductDialog
          key={toDelete._id}
          product={toDelete}
          // The dialog may be about another product by now.
          onClose={() => setToDelete((current) => (current === toDelete ? null : current))}
        />
      )}
    </ProductActionsContext>
  );
}
