import { useEffect } from 'react';
import { PayPalSlot } from '@/features/payment/PayPalSlot';
import { selectDeliveryAddress, selectPurchaseTotals } from '@/state/checkoutProgress';
import { totalShown } from '@/state/checkoutSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectPurchase } from '@/state/purchase';
import { AddressPanel } from './AddressPanel';
import { ReviewTable } from './ReviewTable';
import { checkoutTexts } from './texts';

/** Step 3 (§2). An earlier payment that is `blocking` keeps PayPal off. */
export function ReviewStep({ blocking }: { blocking: boolean }) {
  const dispatch = useAppDispatch();
  const purchase = useAppSelector(selectPurchase);
  const address = useAppSelector(selectDeliveryAddress);
  const total = useAppSelector(selectPurchaseTotals)?.total ?? null;

  useEffect(() => {
    if (total !== null) dispatch(totalShown(total));
  }, [total, dispatch]);

  if (!purchase || !address) return null;
  return (
    <div className="space-y-10">
      <AddressPanel address={address} />
      <ReviewTable lines={purchase.lines} />
      <section aria-labelledby="pay" className="max-w-md">
        <h2 id="pay" tabIndex={-1} className="mb-4 text-2xl">
          {checkoutTexts.payWithPayPal}
        </h2>
        <PayPalSlot blocking={blocking} />
      </section>
    </div>
  );
}
