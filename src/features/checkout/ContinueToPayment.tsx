import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { selectCheckoutProgress } from '@/state/checkout';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { StepAction } from './StepAction';
import { checkoutTexts } from './texts';

/** Disabled, with the reason, until step 2 can be reached (§2). */
export function ContinueToPayment() {
  const navigate = useNavigate();
  const reason = useBlockingReason();
  return (
    <StepAction>
      <Button
        className="w-full lg:w-auto"
        disabled={reason !== null}
        aria-describedby={reason ? 'continue-reason' : undefined}
        onClick={() => void navigate(routePatterns.payments)}
      >
        {checkoutTexts.toPayment}
      </Button>
      {reason && (
        <p id="continue-reason" className="mt-2 text-sm text-ink-soft lg:mt-3">
          {reason}
        </p>
      )}
    </StepAction>
  );
}

function useBlockingReason(): string | null {
  const { addressChosen, minimumReached, emailKnown } = useAppSelector(selectCheckoutProgress);
  if (!addressChosen) return checkoutTexts.blockedBy.address;
  if (!emailKnown) return checkoutTexts.blockedBy.email;
  return minimumReached ? null : checkoutTexts.blockedBy.minimum;
}
