import { Link } from 'react-router-dom';
import { formatMoney } from '@/domain/money';
import type { OrderLine } from '@/domain/orderLines';
import { lineCents, orderTotals } from '@/domain/orderTotals';
import { productPath } from '@/domain/productSlug';
import { englishLang } from '@/lib/language';
import { DefinitionRows } from '@/ui/Disclosure';
import { uiTexts } from '@/ui/texts';
import { checkoutTexts } from './texts';

export function ReviewTable({ lines }: { lines: readonly OrderLine[] }) {
  const { columns, totals: terms } = checkoutTexts;
  const totals = orderTotals(lines);
  return (
    <section aria-labelledby="review-order" className="@container">
      <h2 id="review-order" className="font-display text-2xl">
        {checkoutTexts.reviewOrder}
      </h2>
      <table className="mt-4 w-full border-collapse text-left tabular-nums">
        <thead className="text-sm text-ink-soft max-sm:sr-only">
          <tr className="border-b border-ivory-edge">
            <th className="py-3 pr-4 font-medium">{columns.product}</th>
            <th className="px-4 py-3 text-right font-medium">{columns.quantity}</th>
            <th className="px-4 py-3 text-right font-medium">{columns.price}</th>
            <th className="py-3 pl-4 text-right font-medium">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.productId}
              className="border-b border-ivory-edge align-top @max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:justify-between"
            >
              <td className="py-4 pr-4 wrap-anywhere @max-[15rem]:basis-full @max-[15rem]:pb-0">
                <Link lang={englishLang} to={productPath(line.name)} className="font-medium hover:underline">
                  {line.name}
                </Link>
                <span lang={englishLang} className="mt-1 block text-sm text-ink-soft">
                  {line.product.pack_size}
                </span>
                {line.asked && (
                  <span className="block text-sm font-medium text-saffron-ink">
                    {uiTexts.quantityReduced(line.quantity)}
                  </span>
                )}
              </td>
              <td className="px-2 py-4 text-right whitespace-nowrap sm:px-4">
                <span className="sm:hidden" aria-hidden>
                  ×{' '}
                </span>
                {line.quantity}
              </td>
              <td className="px-2 py-4 text-right max-sm:hidden sm:px-4">{formatMoney(line.unitCents)}</td>
              <td className="py-4 pl-2 text-right font-medium sm:pl-4">{formatMoney(lineCents(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 ml-auto max-w-xs">
        <DefinitionRows
          rows={[
            { term: terms.goods, value: formatMoney(totals.goods) },
            { term: terms.shipping, value: formatMoney(totals.shipping) },
            { term: terms.total, value: formatMoney(totals.total), strong: true },
          ]}
        />
      </div>
    </section>
  );
}
