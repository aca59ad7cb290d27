import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { AddressLines } from '@/features/addresses/AddressLines';
import { CheckoutFrame } from '@/features/checkout/CheckoutFrame';
import { OrderSummary } from '@/features/checkout/OrderSummary';
import { ReviewStep } from '@/features/checkout/ReviewStep';
import { useCheckoutGuard } from '@/features/checkout/useCheckoutGuard';
import { PageTitle } from '@/features/layout/PageTitle';
import { Confirmation } from '@/features/payment/Confirmation';
import { JournalTrouble } from '@/features/payment/JournalTrouble';
import { OpenPaymentCard } from '@/features/payment/OpenPaymentCard';
import { QuarantineCard } from '@/features/payment/QuarantineCard';
import { StoppedOrder } from '@/features/payment/StoppedOrder';
import { useJustPlaced } from '@/features/payment/useJustPlaced';
import { usePaymentDesk } from '@/features/payment/usePaymentDesk';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { paymentMessageCleared, selectIsPreparing, selectPaymentMessage } from '@/state/paymentActions';
import { PageHeading } from '@/ui/PageHeading';

/**
 * /orders/review: step 3; a paid order that is not settled comes before it, and the last order's confirmation
 * stands here when there is nothing new to review: after a reload, Back or a deep link too.
 */
export function ReviewPage() {
  const dispatch = useAppDispatch();
  const deskAndView = usePaymentDesk();
  const elsewhere = useCheckoutGuard('review');
  const justPlaced = useJustPlaced(deskAndView?.view ?? null);
  const message = useAppSelector(selectPaymentMessage);
  const preparing = useAppSelector(selectIsPreparing);

  useEffect(() => () => void dispatch(paymentMessageCleared()), [dispatch]);

  // What a press or a booking finds out is told here before the page moves on.
  const busy = preparing || (deskAndView?.view.working ?? null) !== null;
  if (!deskAndView || (elsewhere && busy && !deskAndView.view.open))
    return (
      <div className="mx-auto w-full max-w-shop px-4 py-16 sm:px-8">
        <JournalTrouble />
      </div>
    );

  const { desk, view } = deskAndView;
  const [unreadable] = view.quarantined;
  const card = view.open ? (
    <OpenPaymentCard desk={desk} record={view.open} candidates={view.candidates} working={view.working !== null} />
  ) : (
    unreadable && <QuarantineCard desk={desk} entry={unreadable} />
  );

  if (elsewhere && card)
    return (
      <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
        <PageTitle title="Your payment" />
        <PageHeading className="mb-8 text-4xl">Your payment</PageHeading>
        {card}
      </div>
    );
  // A purchase that was stopped at the press: an earlier order's confirmation would say the opposite.
  if (elsewhere && !justPlaced && message?.tone === 'error')
    return (
      <>
        <PageTitle title="Your order was not placed" />
        <StoppedOrder reason={message.text} to={elsewhere} />
      </>
    );
  if ((elsewhere || (justPlaced && !card)) && view.done)
    return (
      <div className="mx-auto w-full max-w-shop px-4 py-12 sm:px-8 lg:py-16">
        <PageTitle title="Order placed" />
        <Confirmation
          record={view.done}
          deliveredTo={view.deliveredTo && <AddressLines address={view.deliveredTo} />}
        />
      </div>
    );
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <CheckoutFrame step="review" aside={<OrderSummary editable={false} />}>
      {card && <div className="mb-10">{card}</div>}
      <ReviewStep blocking={Boolean(card)} />
    </CheckoutFrame>
  );
}
