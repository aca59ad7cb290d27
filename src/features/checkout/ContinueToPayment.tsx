import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { selectCheckoutProgress } from '@/state/checkoutProgress';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';

/** Continue to step 2: disabled and greyed out until an address is chosen (§2) and the minimum order is reached. */
export function ContinueToPayment() {
  const navigate = useNavigate();
  const { addressChosen, minimumReached, emailKnown } = useAppSelector(selectCheckoutProgress);
  const reason = !addressChosen
    ? 'Choose an address to continue.'
    : !emailKnown
      ? 'Enter your email to continue.'
      : !minimumReached
        ? 'Your order is below the minimum. See the summary.'
        : null;
  return (
    <div className="mt-8">
      <Button
        className="w-full sm:w-auto"
        disabled={reason !== null}
        aria-describedby={reason ? 'continue-reason' : undefined}
        onClick={() => void navigate(routePatterns.payments)}
      >
        Continue to Payment Options
      </Button>
      {reason && (
        <p id="continue-reason" className="mt-3 text-sm text-ink-soft">
          {reason}
        </p>
      )}
    </div>
  );
}
