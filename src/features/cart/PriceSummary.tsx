import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { missingToMinimum } from '@/domain/minimumOrder';
import { formatMoney } from '@/domain/money';
import { cartLines } from '@/domain/orderLines';
import { orderTotals } from '@/domain/orderTotals';
import type { StockLimitedItem } from '@/domain/stockLimit';
import { MinimumOrderBar } from '@/features/minimum-order/MinimumOrderBar';
import { productCleared } from '@/state/buyNowSlice';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { DefinitionRows } from '@/ui/DefinitionRows';

/** PRICE SUMMARY (§2, ruling 11): items, discount, shipping "added at checkout", total. */
export function PriceSummary({ items }: { items: readonly StockLimitedItem[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const totals = orderTotals(cartLines(items));
  const ready = totals.goods > 0 && missingToMinimum(totals.goods) === 0;

  function proceed() {
    // The cart is bought, not an earlier Buy Now product (ruling 17).
    dispatch(productCleared());
    void navigate(routePatterns.checkout);
  }

  return (
    <section aria-labelledby="price-summary" className="rounded-card bg-leaf-mist p-6">
      <h2 id="price-summary" className="text-sm font-semibold tracking-wider">
        PRICE SUMMARY
      </h2>
      <div className="mt-4">
        <DefinitionRows
          rows={[
            { term: 'Items', value: formatMoney(totals.goods) },
            { term: 'Discount', value: formatMoney(totals.discount) },
            {
              term: 'Shipping',
              value: (
                <>
                  {formatMoney(totals.shipping)}
                  <span className="block text-sm text-ink-soft">added at checkout</span>
                </>
              ),
            },
            { term: 'Total', value: formatMoney(totals.goods), strong: true },
          ]}
        />
      </div>
      <MinimumOrderBar goodsCents={totals.goods} flow="cart" />
      <Button className="mt-6 w-full" disabled={!ready} onClick={proceed}>
        Proceed to Checkout
      </Button>
    </section>
  );
}
