import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { AddressLines } from '@/features/addresses/AddressLines';
import { CheckoutFrame, useCheckoutGuard } from '@/features/checkout/CheckoutFrame';
import { PaySection } from '@/features/checkout/PaySection';
import { ReviewStep } from '@/features/checkout/ReviewStep';
import { PageTitle } from '@/features/layout/PageTitle';
import { Confirmation, OrderNotPlaced, useOrderJustPlaced } from '@/features/payment/Confirmation';
import { DeviceOrders } from '@/features/payment/DeviceOrders';
import { OpenPaymentCard } from '@/features/payment/OpenPaymentCard';
import { JournalPending, QuarantineCard } from '@/features/payment/PaymentCard';
import { paymentTexts } from '@/features/payment/texts';
import { usePaymentDesk } from '@/features/payment/usePaymentDesk';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { paymentMessageCleared, selectIsPreparing, selectPaymentMessage } from '@/state/payment';
import { PageHeading } from '@/ui/EmptyState';

/** /orders/review. An unsettled payment comes first; if there is nothing to review, the last confirmation shows. */
export function ReviewPage() {
  const dispatch = useAppDispatch();
  const payments = usePaymentDesk();
  const redirect = useCheckoutGuard('review');
  const justPlaced = useOrderJustPlaced(payments?.snapshot ?? null);
  const message = useAppSelector(selectPaymentMessage);
  const preparing = useAppSelector(selectIsPreparing);

  useEffect(() => () => void dispatch(paymentMessageCleared()), [dispatch]);

  // A payment in flight may end with a message that belongs here, so don't redirect yet.
  const busy = preparing || (payments?.snapshot.working ?? null) !== null;
  if (!payments || (redirect && busy && !payments.snapshot.open))
    return (
      <div className="mx-auto min-h-[170vh] w-full max-w-shop px-4 py-16 sm:px-8">
        <JournalPending />
      </div>
    );

  const { desk, snapshot } = payments;
  const [unreadable] = snapshot.quarantined;
  const card = snapshot.open ? (
    <OpenPaymentCard
      desk={desk}
      record={snapshot.open}
      candidates={snapshot.candidates}
      working={snapshot.working !== null}
    />
  ) : (
    unreadable && <QuarantineCard desk={desk} entry={unreadable} />
  );

  if (redirect && card)
    return (
      <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
        <PageTitle title={paymentTexts.openTitle} />
        <PageHeading className="mb-8 text-4xl">{paymentTexts.openTitle}</PageHeading>
        {card}
      </div>
    );
  // An earlier order's confirmation would contradict the error.
  if (redirect && !justPlaced && message?.tone === 'error')
    return (
      <>
        <PageTitle title={paymentTexts.notPlaced.title} />
        <OrderNotPlaced reason={message.text} to={redirect} />
      </>
    );
  if ((redirect || (justPlaced && !card)) && snapshot.done)
    return (
      <div className="mx-auto w-full max-w-shop px-4 py-12 sm:px-8 lg:py-16">
        <PageTitle title={paymentTexts.confirmation.pageTitle} />
        <Confirmation
          record={snapshot.done}
          deliveredTo={snapshot.deliveredTo && <AddressLines address={snapshot.deliveredTo} />}
          email={snapshot.placedWith}
          deviceOrders={
            snapshot.done.who.kind === 'guest' && (
              <DeviceOrders orders={snapshot.placed.slice(1)} onRemove={desk.forgetPlaced} />
            )
          }
        />
      </div>
    );
  if (redirect) return <Navigate to={redirect} replace />;
  return (
    <CheckoutFrame step="review" aside={<PaySection blocking={Boolean(card)} />}>
      {card && <div className="mb-10">{card}</div>}
      <ReviewStep />
    </CheckoutFrame>
  );
}
