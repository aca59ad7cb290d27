import { useEffect } from 'react';
import { selectDeliveryAddress, selectPurchaseTotals, totalShown } from '@/state/checkout';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectPurchase } from '@/state/purchase';
import { AddressPanel } from './AddressPanel';
import { ReviewTable } from './ReviewTable';

/** Step 3 (§2). */
export function ReviewStep() {
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
    </div>
  );
}
