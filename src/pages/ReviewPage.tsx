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
import { reviewPageTexts } from './reviewPageTexts';

/**
 * /orders/review, step 3. An open payment comes first; without a purchase to review, it shows the last order's
 * confirmation, also after a reload, Back or a deep link.
 */
export function ReviewPage() {
  const dispatch = useAppDispatch();
  const deskAndView = usePaymentDesk();
  const redirect = useCheckoutGuard('review');
  const justPlaced = useJustPlaced(deskAndView?.view ?? null);
  const message = useAppSelector(selectPaymentMessage);
  const preparing = useAppSelector(selectIsPreparing);

  useEffect(() => () => void dispatch(paymentMessageCleared()), [dispatch]);

  // Results of a payment or booking in progress show here before any redirect.
  const busy = preparing || (deskAndView?.view.working ?? null) !== null;
  if (!deskAndView || (redirect && busy && !deskAndView.view.open))
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

  if (redirect && card)
    return (
      <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
        <PageTitle title={reviewPageTexts.payment} />
        <PageHeading className="mb-8 text-4xl">{reviewPageTexts.payment}</PageHeading>
        {card}
      </div>
    );
  // The purchase was stopped: the confirmation of an earlier order would be misleading.
  if (redirect && !justPlaced && message?.tone === 'error')
    return (
      <>
        <PageTitle title={reviewPageTexts.orderNotPlaced} />
        <StoppedOrder reason={message.text} to={redirect} />
      </>
    );
  if ((redirect || (justPlaced && !card)) && view.done)
    return (
      <div className="mx-auto w-full max-w-shop px-4 py-12 sm:px-8 lg:py-16">
        <PageTitle title={reviewPageTexts.orderPlaced} />
        <Confirmation
          record={view.done}
          deliveredTo={view.deliveredTo && <AddressLines address={view.deliveredTo} />}
        />
      </div>
    );
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <CheckoutFrame step="review" aside={<OrderSummary editable={false} />}>
      {card && <div className="mb-10">{card}</div>}
      <ReviewStep blocking={Boolean(card)} />
    </CheckoutFrame>
  );
}
