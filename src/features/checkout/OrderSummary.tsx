import { formatMoney } from '@/domain/money';
import { MinimumOrderBar } from '@/features/minimum-order/MinimumOrderBar';
import { selectPurchaseTotals } from '@/state/checkout';
import { useAppSelector } from '@/state/hooks';
import { selectPurchase } from '@/state/purchase';
import { DefinitionRows, Disclosure } from '@/ui/Disclosure';
import { SummaryLine } from './SummaryLine';
import { checkoutTexts } from './texts';
import { useWideOnMount } from './useWideOnMount';

export function OrderSummary() {
  const purchase = useAppSelector(selectPurchase);
  const startOpen = useWideOnMount();
  const totals = useAppSelector(selectPurchaseTotals);
  if (!purchase || !totals) return null;
  const texts = checkoutTexts.summary;
  return (
    <section aria-labelledby="order-summary" className="rounded-card bg-leaf-mist p-6">
      <h2 id="order-summary" className="font-display text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{purchase.flow === 'buy-now' ? texts.buyNow : texts.cart}</p>
      <div className="mt-4">
        <Disclosure label={texts.items(totals.pieces)} startOpen={startOpen}>
          <ul className="divide-y divide-leaf-soft">
            {purchase.lines.map((line) => (
              <li key={line.productId} className="py-4">
                <SummaryLine line={line} editable={purchase.flow === 'buy-now'} />
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <div className="mt-4 border-t border-leaf-soft pt-4">
        <DefinitionRows
          rows={[
            { term: checkoutTexts.totals.goods, value: formatMoney(totals.goods) },
            { term: checkoutTexts.totals.shipping, value: formatMoney(totals.shipping) },
            ...(totals.saved > 0 ? [{ term: checkoutTexts.totals.saved, value: formatMoney(totals.saved) }] : []),
            { term: checkoutTexts.totals.total, value: formatMoney(totals.total), strong: true },
          ]}
        />
      </div>
      <MinimumOrderBar lines={purchase.lines} flow={purchase.flow} />
    </section>
  );
}
