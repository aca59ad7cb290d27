import type { ProductRow } from '@/domain/adminProducts';
import { valueLabel } from '@/domain/product';
import { englishLang } from '@/lib/language';
import { safeUrl } from '@/lib/url';
import { Picture } from '@/ui/Picture';
import { InlineEdit } from './InlineEdit';
import { type ProductActionHandlers, ProductActions, ProductLink } from './ProductActions';
import { ReviewsLink } from './ReviewsDialog';
import { adminProductsTexts, reviewsDialogTexts } from './texts';

export function EditableProductCard({ row, ...handlers }: ProductActionHandlers & { row: ProductRow }) {
  const { product, label } = row;
  return (
    <article aria-label={label} className="flex h-full min-w-0 flex-col gap-4 rounded-card bg-paper p-5 shadow-card">
      <div className="flex flex-wrap gap-4">
        <span className="block size-[min(6rem,27vw)] shrink-0 overflow-hidden rounded-field bg-ivory-deep">
          <Picture src={safeUrl(product.images[0])} alt="" sizes="6rem" />
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
        <div className="flex items-center gap-2">
          <dt className="text-ink-soft">{adminProductsTexts.stock}</dt>
          <dd className="font-semibold">
            <InlineEdit row={row} part="stock" />
          </dd>
        </div>
        <div className="flex min-w-0 items-center gap-2">
          <dt className="text-ink-soft">{adminProductsTexts.category}</dt>
          <dd className="truncate font-semibold">
            {valueLabel('category', product.category) || adminProductsTexts.noCategory}
          </dd>
        </div>
        <div className="flex items-center gap-2">
          <dt className="text-ink-soft">{reviewsDialogTexts.reviews}</dt>
          <dd>
            <ReviewsLink row={row} />
          </dd>
        </div>
      </dl>
      <ProductActions row={row} {...handlers} />
    </article>
  );
}
