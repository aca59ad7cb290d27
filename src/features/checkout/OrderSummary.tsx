import { formatMoney } from '@/domain/money';
import { MinimumOrderBar } from '@/features/minimum-order/MinimumOrderBar';
import { selectPurchaseTotals } from '@/state/checkoutProgress';
import { useAppSelector } from '@/state/hooks';
import { selectPurchase } from '@/state/purchase';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { Disclosure } from '@/ui/Disclosure';
import { SummaryLine } from './SummaryLine';
import { useWideScreen } from './useWideScreen';

/** The order's summary in CA$ (§2): what is being bought, from which of the two sources (ruling 17), and the totals. */
export function OrderSummary({ editable = true }: { editable?: boolean }) {
  const purchase = useAppSelector(selectPurchase);
  const startOpen = useWideScreen();
  const totals = useAppSelector(selectPurchaseTotals);
  if (!purchase || !totals) return null;
  return (
    <section aria-labelledby="order-summary" className="rounded-card bg-leaf-mist p-6">
      <h2 id="order-summary" className="font-display text-xl">
        Order summary
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {purchase.flow === 'buy-now' ? 'Buy Now: this product only' : 'From your cart'}
      </p>
      <div className="mt-4">
        <Disclosure label={`${totals.pieces} ${totals.pieces === 1 ? 'item' : 'items'}`} startOpen={startOpen}>
          <ul className="divide-y divide-leaf-soft">
            {purchase.lines.map((line) => (
              <li key={line.productId} className="py-4">
                <SummaryLine line={line} editable={editable && purchase.flow === 'buy-now'} />
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <div className="mt-4 border-t border-leaf-soft pt-4">
        <DefinitionRows
          rows={[
            { term: 'Sub Total', value: formatMoney(totals.goods) },
            { term: 'Shipping', value: formatMoney(totals.shipping) },
            ...(totals.saved > 0 ? [{ term: 'You Saved', value: formatMoney(totals.saved) }] : []),
            { term: 'Total', value: formatMoney(totals.total), strong: true },
          ]}
        />
      </div>
      <MinimumOrderBar goodsCents={totals.goods} flow={purchase.flow} />
    </section>
  );
}
