import type { StockOutlook } from '@/domain/stockOutlook';
import { countText, formatCount } from '@/features/admin/list/format';
import { englishLang } from '@/lib/language';
import { stockTexts as texts } from './texts';

/** Of more, the file has all. */
const shown = 200;

/** What to reorder, the most urgent first. */
export function ReorderList({ outlooks }: { outlooks: readonly StockOutlook[] }) {
  return (
    <>
      <ul aria-label={texts.title}>
        {outlooks.slice(0, shown).map(({ product, stock, sold, daysLeft, reorder }) => (
          <li key={product._id} className="border-b border-ivory-edge py-3">
            <p lang={englishLang} className="font-semibold break-words">
              {product.name}
            </p>
            <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-4">
              {[
                [texts.stock, formatCount(stock)],
                [texts.sold, formatCount(sold)],
                [texts.daysLeft, daysLeft === null ? texts.noSales : formatCount(daysLeft)],
                [texts.reorder, formatCount(reorder)],
              ].map(([term, value]) => (
                <div key={term} className="flex flex-wrap justify-between gap-x-2">
                  <dt className="text-ink-soft">{term}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {outlooks.length > shown && <p className="mt-3">{countText(texts.more, outlooks.length - shown)}</p>}
    </>
  );
}
