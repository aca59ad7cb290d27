import type { ReactNode } from 'react';
import { routePatterns } from '@/config/paths';
import { missingToMinimum } from '@/domain/cart';
import { formatMoney } from '@/domain/money';
import { cartLines, orderTotals, totalRows } from '@/domain/order';
import type { StockLimitedItem } from '@/domain/stock';
import { totalTexts } from '@/domain/texts';
import { MinimumOrderBar } from '@/features/minimum-order/MinimumOrderBar';
import { productCleared } from '@/state/buyNow';
import { useAppDispatch } from '@/state/hooks';
import { Button, ButtonLink } from '@/ui/Button';
import { DefinitionRows } from '@/ui/Disclosure';
import { PageHeading } from '@/ui/EmptyState';
import { cartTexts } from './texts';

interface Props {
  readonly items: readonly StockLimitedItem[];
  readonly flow: 'cart' | 'bag';
  /** Receives whether the order can go to the checkout. */
  readonly action: (ready: boolean) => ReactNode;
}

/** §9, ruling 11: there is no discount; shipping is listed, and the total is shown without and with it. */
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
            ...totalRows(totals, { goods: texts.items }, { showsNoDiscount: true }),
            {
              term: totalTexts.shipping,
              value: (
                <>
                  {formatMoney(totals.shipping)}
                  <span className="block text-sm text-ink-soft">{texts.shippingNote}</span>
                </>
              ),
            },
            { term: totalTexts.total, value: formatMoney(totals.total - totals.shipping), strong: true },
          ]}
        />
        {totals.goods > 0 && (
          <p className="mt-1 text-right text-ink-soft tabular-nums">{texts.withShipping(formatMoney(totals.total))}</p>
        )}
      </div>
      {items.length > 0 && <MinimumOrderBar lines={lines} flow={flow} />}
      {action(ready)}
    </section>
  );
}

/** A link (§2), or a disabled button while the cart cannot be bought. */
export function ProceedLink({ ready }: { ready: boolean }) {
  const dispatch = useAppDispatch();
  const className = 'mt-6 w-full';
  if (!ready)
    return (
      <Button className={className} disabled>
        {cartTexts.summary.proceed}
      </Button>
    );
  // Checkout prefers a Buy Now product to the cart (ruling 17), in a new tab too.
  const buyCart = () => dispatch(productCleared());
  return (
    <ButtonLink to={routePatterns.checkout} className={className} onClick={buyCart} onAuxClick={buyCart}>
      {cartTexts.summary.proceed}
    </ButtonLink>
  );
}

interface CartColumnsProps {
  readonly list: ReactNode;
  /** An empty bag has none: only the removed lines show, with Undo. */
  readonly summary: ReactNode;
}

export function CartColumns({ list, summary }: CartColumnsProps) {
  if (!summary) return <div className="mx-auto max-w-lg">{list}</div>;
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {list}
      <div className="lg:sticky lg:top-below-header lg:self-start">{summary}</div>
    </div>
  );
}

export function CartHeading({ title, count }: { title: string; count: number }) {
  return (
    <PageHeading className="text-4xl">
      {title} <span className="font-sans text-lg font-normal text-ink-soft">{cartTexts.count(count)}</span>
    </PageHeading>
  );
}
