import { BillingStep } from '@/features/checkout/BillingStep';
import { CheckoutFrame } from '@/features/checkout/CheckoutFrame';
import { OrderSummary } from '@/features/checkout/OrderSummary';

export function CheckoutPage() {
  return (
    <CheckoutFrame step="checkout" aside={<OrderSummary />}>
      <BillingStep />
    </CheckoutFrame>
  );
}
