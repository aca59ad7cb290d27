import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { isEmail } from '@/domain/contact';
import { formatMoney } from '@/domain/money';
import { lineCents, type OrderLine, orderTotals, totalRows } from '@/domain/order';
import { totalTexts } from '@/domain/texts';
import { AddressLines } from '@/features/addresses/AddressLines';
import { EmailDialog } from '@/features/buy-now/BuyNowDialog';
import { englishLang } from '@/lib/language';
import { emailStored, selectBuyNow } from '@/state/buyNow';
import { selectDeliveryAddress, selectPurchase } from '@/state/checkout';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useProductPath } from '@/state/products';
import { Button } from '@/ui/Button';
import { DefinitionRows } from '@/ui/Disclosure';
import { uiTexts } from '@/ui/texts';
import { checkoutTexts } from './texts';

/** Step 3 (§2). */
export function ReviewStep() {
  const purchase = useAppSelector(selectPurchase);
  const address = useAppSelector(selectDeliveryAddress);
  if (!purchase || !address) return null;
  return (
    <div className="flex flex-col gap-10">
      {/* One address serves shipping and billing (ruling 29). */}
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <Panel title={checkoutTexts.shippingAddress} change={checkoutTexts.changeShippingAddress}>
          <AddressLines address={address} />
        </Panel>
        <Panel title={checkoutTexts.billingAddress} change={checkoutTexts.changeBillingAddress}>
          <p className="text-ink-soft">{checkoutTexts.sameAsShipping}</p>
        </Panel>
      </div>
      <ReviewTable lines={purchase.lines} />
    </div>
  );
}

function ReviewTable({ lines }: { lines: readonly OrderLine[] }) {
  const pathOf = useProductPath();
  return (
    <section aria-labelledby="review-order" className="@container">
      <h2 id="review-order" className="font-display text-2xl">
        {checkoutTexts.reviewOrder}
      </h2>
      <table className="mt-4 w-full border-collapse text-left tabular-nums">
        <thead className="text-sm text-ink-soft max-sm:sr-only">
          <tr className="border-b border-ivory-edge">
            <th className="py-3 pr-4 font-medium">{checkoutTexts.productDetails}</th>
            <th className="px-4 py-3 text-right font-medium">{words.quantity}</th>
            <th className="px-4 py-3 text-right font-medium">{words.price}</th>
            <th className="py-3 pl-4 text-right font-medium">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.productId}
              className="border-b border-ivory-edge align-top @max-[15rem]:flex @max-[15rem]:flex-wrap @max-[15rem]:justify-between"
            >
              <td className="py-4 pr-4 wrap-anywhere @max-[15rem]:basis-full @max-[15rem]:pb-0">
                <Link dir="auto" lang={englishLang} to={pathOf(line.product)} className="font-medium hover:underline">
                  {line.name}
                </Link>
                <span dir="auto" lang={englishLang} className="mt-1 block text-sm text-ink-soft">
                  {line.product.pack_size}
                </span>
                {line.requested && (
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
      <div className="mt-5 ml-auto sm:max-w-xs">
        <DefinitionRows rows={totalRows(orderTotals(lines), totalTexts)} />
      </div>
    </section>
  );
}

interface PanelProps {
  readonly title: string;
  readonly change: string;
  readonly children: ReactNode;
}

function Panel({ title, change, children }: PanelProps) {
  return (
    <section aria-label={title} className="rounded-card border border-ivory-edge p-5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-display text-lg">{title}</h2>
        <Link to={routePatterns.checkout} aria-label={change} className="font-semibold text-leaf underline">
          {checkoutTexts.change}
        </Link>
      </div>
      {children}
    </section>
  );
}

export function GuestEmail() {
  const dispatch = useAppDispatch();
  const { email } = useAppSelector(selectBuyNow);
  const [asking, setAsking] = useState(false);
  return (
    <section
      aria-labelledby="guest-email"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-leaf-mist px-6 py-4"
    >
      <p className="min-w-0 break-words">
        <strong id="guest-email" className="block text-sm text-ink-soft">
          {words.email}
        </strong>
        {isEmail(email) ? email : checkoutTexts.emailMissing}
      </p>
      <Button variant="quiet" size="small" className="-mx-4" onClick={() => setAsking(true)}>
        {isEmail(email) ? checkoutTexts.changeEmail : checkoutTexts.enterEmail}
      </Button>
      <EmailDialog
        open={asking}
        initial={email}
        onClose={() => setAsking(false)}
        onEmail={(entered) => {
          dispatch(emailStored(entered));
          setAsking(false);
        }}
      />
    </section>
  );
}
