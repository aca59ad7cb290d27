import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paymentOption, shippingCents, shippingOption } from '@/config/constants';
import { deliveryAbroad } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { formatMoney } from '@/domain/money';
import { optionsChosen, selectCheckoutProgress, selectPurchaseTotals, totalShown } from '@/state/checkout';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { RadioGroup } from '@/ui/Choices';
import { StepAction } from './CheckoutFrame';
import { checkoutTexts } from './texts';

/** Step 2 (§2): one shipping and one payment option, both preselected and written to the checkout state at once. */
export function PaymentOptions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const totals = useAppSelector(selectPurchaseTotals);
  const { optionsChosen: stored } = useAppSelector(selectCheckoutProgress);

  useEffect(() => {
    if (!stored) dispatch(optionsChosen({ PaymentType: paymentOption, shippingOption }));
  }, [stored, dispatch]);

  function toReview() {
    if (!totals) return;
    dispatch(totalShown(totals.total));
    void navigate(routePatterns.review);
  }

  return (
    <>
      <div className="flex flex-col gap-8">
        <RadioGroup
          legend={checkoutTexts.shippingOptions}
          name="shipping"
          value={shippingOption}
          readOnly
          options={[
            {
              value: shippingOption,
              label: shippingOption,
              hint: checkoutTexts.shippingHint(formatMoney(shippingCents), deliveryAbroad),
            },
          ]}
        />
        <RadioGroup
          legend={checkoutTexts.paymentOptions}
          name="payment"
          value={paymentOption}
          readOnly
          options={[{ value: paymentOption, label: paymentOption, hint: checkoutTexts.paymentHint }]}
        />
      </div>
      <StepAction>
        <Button onClick={toReview} className="w-full lg:w-auto">
          {checkoutTexts.toReview}
        </Button>
      </StepAction>
    </>
  );
}
