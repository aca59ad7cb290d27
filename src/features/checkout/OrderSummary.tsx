import { useState } from 'react';
import { words } from '@/config/messages';
import { formatMoney } from '@/domain/money';
import { lineCents, type OrderLine, totalRows } from '@/domain/order';
import { totalTexts } from '@/domain/texts';
import { MinimumOrderBar } from '@/features/minimum-order/MinimumOrderBar';
import { englishLang } from '@/lib/language';
import { quantityChanged } from '@/state/buyNow';
import { selectPurchase, selectPurchaseTotals } from '@/state/checkout';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { DefinitionRows, Disclosure } from '@/ui/Disclosure';
import { Picture } from '@/ui/Picture';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { uiTexts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { checkoutTexts } from './texts';

interface Props {
  readonly line: OrderLine;
  /** True for a Buy Now product, which is not in the cart. */
  readonly editable: boolean;
}

function SummaryLine({ line, editable }: Props) {
  const dispatch = useAppDispatch();
  return (
    <div className="flex flex-wrap gap-4">
      <div className="size-16 shrink-0 overflow-hidden rounded-field bg-ivory">
        <Picture src={line.product.images[0]} alt="" sizes="4rem" />
      </div>
      <div className="min-w-0 flex-1 basis-32">
        <p dir="auto" lang={englishLang} className="line-clamp-2 font-medium break-words">
          {line.name}
        </p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft tabular-nums">
          <span>{words.times(line.quantity, formatMoney(line.unitCents))}</span>
          <span className="font-semibold text-ink">
            <VisuallyHidden>{words.lineTotal} </VisuallyHidden>
            {formatMoney(lineCents(line))}
          </span>
        </p>
        {!editable && line.requested && (
          <p className="text-sm font-medium text-saffron-ink">{uiTexts.quantityReduced(line.quantity)}</p>
        )}
        {editable && (
          <div className="mt-3">
            <QuantityStepper
              value={line.requested ?? line.quantity}
              onChange={(quantity) => dispatch(quantityChanged(quantity))}
              max={line.product.stockSize}
              label={line.name}
            />
          </div>
        )}
      </div>
    </div>
  );
}

export function OrderSummary() {
  const purchase = useAppSelector(selectPurchase);
  const [startOpen] = useState(() => window.matchMedia('(min-width: 64rem)').matches);
  const totals = useAppSelector(selectPurchaseTotals);
  if (!purchase || !totals) return null;
  const { summary: texts } = checkoutTexts;
  const saved = { term: checkoutTexts.saved, value: formatMoney(totals.saved) };
  return (
    <section aria-labelledby="order-summary" className="rounded-card bg-leaf-mist p-6">
      <h2 id="order-summary" className="font-display text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{purchase.flow === 'buy-now' ? texts.buyNow : texts.cart}</p>
      <div className="mt-4">
        <Disclosure label={texts.units(totals.units)} startOpen={startOpen} kept="summary">
          <ul>
            {purchase.lines.map((line) => (
              <li key={line.productId} className="border-leaf-soft py-4 not-last:border-b">
                <SummaryLine line={line} editable={purchase.flow === 'buy-now'} />
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <div className="mt-4 border-t border-leaf-soft pt-4">
        <DefinitionRows
          rows={totalRows(totals, totalTexts).flatMap((row) => (row.name === 'total' ? [saved, row] : [row]))}
        />
      </div>
      <MinimumOrderBar lines={purchase.lines} flow={purchase.flow} />
    </section>
  );
}
