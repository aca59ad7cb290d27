import type { ReactNode } from 'react';
import { missingToMinimum } from '@/domain/minimumOrder';
import { formatMoney } from '@/domain/money';
import { cartLines } from '@/domain/orderLines';
import { orderTotals } from '@/domain/orderTotals';
import type { StockLimitedItem } from '@/domain/stockLimit';
import { MinimumOrderBar } from '@/features/minimum-order/MinimumOrderBar';
import { DefinitionRows } from '@/ui/Disclosure';
import { cartTexts } from './texts';

interface Props {
  readonly items: readonly StockLimitedItem[];
  readonly flow: 'cart' | 'bag';
  /** Gets whether the order can go to the checkout. */
  readonly action: (ready: boolean) => ReactNode;
}

/** §2, ruling 11: shipping is listed, and the total stands without and with it. */
export function PriceSummary({ items, flow, action }: Props) {
  const texts = cartTexts.summary;
  const lines = cartLines(items);
  const totals = orderTotals(lines);
  const ready = totals.goods > 0 && missingToMinimum(totals.goods) === 0;

  return (
    <section aria-labelledby="price-summary" className="rounded-card bg-leaf-mist p-6">
      <h2 id="price-summary" className="text-sm font-semibold tracking-wider">
        {texts.title}
      </h2>
      <div className="mt-4">
        <DefinitionRows
          rows={[
            { term: texts.items, value: formatMoney(totals.goods) },
            {
              term: texts.shipping,
              value: (
                <>
                  {formatMoney(totals.shipping)}
                  <span className="block text-sm text-ink-soft">{texts.shippingNote}</span>
                </>
              ),
            },
            { term: texts.total, value: formatMoney(totals.goods), strong: true },
          ]}
        />
        <p className="mt-1 text-right text-ink-soft tabular-nums">{texts.withShipping(formatMoney(totals.total))}</p>
      </div>
      <MinimumOrderBar lines={lines} flow={flow} />
      {action(ready)}
    </section>
  );
}
