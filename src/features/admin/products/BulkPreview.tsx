import type { Product } from '@/contract/product';
import type { BulkEdit } from '@/domain/bulkEdit';
import { formatMoney, toCents } from '@/domain/money';
import type { ProductField } from '@/domain/productForm';
import { countText } from '@/features/admin/list/format';
import { englishLang } from '@/lib/language';
import { productFieldLabels } from './productFieldLabels';
import { bulkTexts as texts } from './texts';

const shown = 50;

interface Props {
  readonly planned: readonly { readonly product: Product; readonly edit: BulkEdit }[];
}

function valueText(field: ProductField, value: string | undefined): string {
  if (!value) return texts.nothing;
  return field === 'oprice' || field === 'price' ? formatMoney(toCents(Number(value))) : value;
}

function changeText(edit: BulkEdit): string {
  if (edit.problem) return edit.problem;
  const fields = Object.keys(edit.after) as ProductField[];
  const changes = fields.map((field) =>
    texts.field(productFieldLabels[field], valueText(field, edit.before[field]), valueText(field, edit.after[field])),
  );
  return changes.join('; ') || texts.unchanged;
}

/** What each product will be, before anything is sent. */
export function BulkPreview({ planned }: Props) {
  return (
    <section aria-label={texts.preview}>
      <h3 className="mb-2 text-lg">{texts.preview}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul tabIndex={0} aria-label={texts.preview} className="max-h-64 space-y-2 overflow-y-auto text-sm">
        {planned.slice(0, shown).map(({ product, edit }) => (
          <li key={product._id} className="flex flex-wrap justify-between gap-x-4 border-b border-ivory-edge pb-2">
            <span lang={englishLang} className="min-w-0 font-semibold break-words">
              {product.name}
            </span>
            <span className={`tabular-nums ${edit.problem ? 'font-semibold text-alert' : ''}`}>{changeText(edit)}</span>
          </li>
        ))}
        {planned.length > shown && <li>{countText(texts.more, planned.length - shown)}</li>}
      </ul>
    </section>
  );
}
