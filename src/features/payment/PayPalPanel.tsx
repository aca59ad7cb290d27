import { usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { slowAnswerMs } from '@/config/constants';
import { slowText } from '@/config/messages';
import { useAppSelector } from '@/state/hooks';
import { selectIsPreparing, selectPaymentMessage } from '@/state/paymentActions';
import { selectPurchase } from '@/state/purchase';
import { Alert } from '@/ui/Alert';
import { Skeleton } from '@/ui/Skeleton';
import { SlowNote } from '@/ui/SlowNote';
import { useOnline } from '@/ui/useOnline';
import { PayPalButtonStack } from './PayPalButtonStack';
import { RecentPurchaseQuestion } from './RecentPurchaseQuestion';
import { ScriptTrouble } from './ScriptTrouble';
import { usePayment } from './usePayment';
import { usePaymentDesk } from './usePaymentDesk';
import { useScriptWatchdog } from './useScriptWatchdog';

/** PayPal's part of the review page: the script's states, the texts of §8, and the buttons. */
export function PayPalPanel() {
  const purchase = useAppSelector(selectPurchase);
  const deskAndView = usePaymentDesk();
  const [{ isPending, isResolved, isRejected }, dispatch] = usePayPalScriptReducer();
  const script = useScriptWatchdog(isPending);
  const payment = usePayment(deskAndView?.desk ?? null);
  const message = useAppSelector(selectPaymentMessage);
  const preparing = useAppSelector(selectIsPreparing);
  const online = useOnline();

  // While an approval is being settled the buttons stay mounted, hidden: PayPal's overlay hangs on them.
  const settling = payment.settling || deskAndView?.view.working !== null;
  const blocked = deskAndView?.view.open != null || (deskAndView?.view.quarantined.length ?? 0) > 0;
  const trouble = isRejected || script.hanging || payment.renderFailed;
  return (
    <div>
      {message && (
        <div className="mb-5">
          <Alert tone={message.tone}>{message.text}</Alert>
        </div>
      )}
      <SlowNote active={preparing} afterMs={slowAnswerMs}>
        <p className="pb-4">{slowText}</p>
      </SlowNote>
      <RecentPurchaseQuestion question={payment.question} />
      {blocked && !settling && <Alert tone="info">Please finish your last order first.</Alert>}
      {!online && !settling && !blocked && (
        <Alert tone="info">You’re offline. You can pay when you’re back online.</Alert>
      )}
      {trouble && !blocked && (
        <ScriptTrouble
          onRetry={() => {
            payment.renderAgain();
            // A script that ran is not run again: only its buttons are drawn anew.
            if (!isResolved) script.restart(dispatch);
          }}
        />
      )}
      {!trouble && !blocked && !isResolved && <ButtonsSkeleton />}
      {isResolved && !trouble && (
        <div className={blocked || settling || !online || !deskAndView ? 'hidden' : ''}>
          {purchase && <PayPalButtonStack key={payment.renderKey} payment={payment} />}
        </div>
      )}
    </div>
  );
}

function ButtonsSkeleton() {
  return (
    <div role="status" aria-label="Loading PayPal" className="space-y-3">
      <Skeleton className="h-12 w-full rounded-field" />
      <Skeleton className="h-12 w-full rounded-field" />
    </div>
  );
}
