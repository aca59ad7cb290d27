import { Navigate } from 'react-router-dom';
import { AddressLines } from '@/features/addresses/AddressLines';
import { CheckoutFrame } from '@/features/checkout/CheckoutFrame';
import { OrderSummary } from '@/features/checkout/OrderSummary';
import { ReviewStep } from '@/features/checkout/ReviewStep';
import { useCheckoutGuard } from '@/features/checkout/useCheckoutGuard';
import { PageTitle } from '@/features/layout/PageTitle';
import { Confirmation } from '@/features/payment/Confirmation';
import { OpenPaymentCard } from '@/features/payment/OpenPaymentCard';
import { QuarantineCard } from '@/features/payment/QuarantineCard';
import { useJustPlaced } from '@/features/payment/useJustPlaced';
import { usePaymentDesk } from '@/features/payment/usePaymentDesk';
import { PageHeading } from '@/ui/PageHeading';
import { Skeleton } from '@/ui/Skeleton';

/**
 * /orders/review: step 3; a paid order that is not settled comes before it, and the last order's confirmation
 * stands here when there is nothing new to review: after a reload, Back or a deep link too.
 */
export function ReviewPage() {
  const deskAndView = usePaymentDesk();
  const elsewhere = useCheckoutGuard('review');
  const justPlaced = useJustPlaced(deskAndView?.view ?? null);

  if (!deskAndView)
    return (
      <div role="status" aria-label="Loading your order" className="mx-auto w-full max-w-shop px-4 py-16 sm:px-8">
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    );

  const { desk, view } = deskAndView;
  const [unreadable] = view.quarantined;
  const card = view.open ? (
    <OpenPaymentCard desk={desk} record={view.open} working={view.working !== null} />
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
