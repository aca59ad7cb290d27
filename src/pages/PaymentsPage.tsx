import { CheckoutFrame } from '@/features/checkout/CheckoutFrame';
import { OrderSummary } from '@/features/checkout/OrderSummary';
import { PaymentOptions } from '@/features/checkout/PaymentOptions';

export function PaymentsPage() {
  return (
    <CheckoutFrame step="payments" aside={<OrderSummary />}>
      <PaymentOptions />
    </CheckoutFrame>
  );
}
