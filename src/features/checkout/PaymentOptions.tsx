import { useNavigate } from 'react-router-dom';
import { paymentOption, shippingCents, shippingOption } from '@/config/constants';
import { deliveryAbroad } from '@/config/delivery';
import { routePatterns } from '@/config/paths';
import { formatMoney } from '@/domain/money';
import { selectPurchaseTotals } from '@/state/checkoutProgress';
import { optionsChosen } from '@/state/checkoutSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { RadioGroup } from '@/ui/RadioGroup';

/** Step 2 (§2): the only shipping and payment options, both preselected and written to the checkout state. */
export function PaymentOptions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const totals = useAppSelector(selectPurchaseTotals);

  function toReview() {
    if (!totals) return;
    dispatch(optionsChosen({ PaymentType: paymentOption, shippingOption, totalAmount: totals.total }));
    void navigate(routePatterns.review);
  }

  return (
    <div className="space-y-8">
      <RadioGroup
        legend="Shipping options"
        name="shipping"
        value={shippingOption}
        readOnly
        options={[
          {
            value: shippingOption,
            label: shippingOption,
            hint: `${formatMoney(shippingCents)} flat. ${deliveryAbroad}`,
          },
        ]}
      />
      <RadioGroup
        legend="Payment options"
        name="payment"
        value={paymentOption}
        readOnly
        options={[
          {
            value: paymentOption,
            label: paymentOption,
            hint: 'PayPal account, or a credit or debit card through PayPal',
          },
        ]}
      />
      <Button onClick={toReview} className="w-full sm:w-auto">
        Continue to Review & Confirm
      </Button>
    </div>
  );
}
