import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { DeviceOrders } from './DeviceOrders';
import { usePaymentDesk } from './usePaymentDesk';

/** For a guest who comes to the sign-in to look for an order that no account has. */
export function DeviceOrdersAtSignIn() {
  const user = useAppSelector(selectUser);
  const payments = usePaymentDesk();
  if (user || !payments || payments.snapshot.placed.length === 0) return null;
  return (
    <div className="mt-8 border-t border-ivory-edge pt-6">
      <DeviceOrders orders={payments.snapshot.placed} onRemove={payments.desk.forgetPlaced} />
    </div>
  );
}
