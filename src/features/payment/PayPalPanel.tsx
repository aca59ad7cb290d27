import { usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { slowAnswerMs } from '@/config/constants';
import { slowText } from '@/config/messages';
import { useAppSelector } from '@/state/hooks';
import { selectIsPreparing, selectPaymentMessage } from '@/state/paymentActions';
import { selectPurchase } from '@/state/purchase';
import { Alert } from '@/ui/Alert';
import { SlowNote } from '@/ui/loading';
import { useOnline } from '@/ui/OfflineLine';
import { Skeleton } from '@/ui/Skeleton';
import { PayPalButtonStack, usePayPalRender } from './PayPalButtonStack';
import { PayPalLoadError } from './PayPalLoadError';
import { usePayPalScriptTimeout } from './PayPalScriptLoader';
import { RepeatPurchaseDialog } from './RepeatPurchaseDialog';
import { paymentTexts } from './texts';
import { usePayment } from './usePayment';
import { usePaymentDesk } from './usePaymentDesk';

export function PayPalPanel() {
  const purchase = useAppSelector(selectPurchase);
  const payments = usePaymentDesk();
  const [{ isPending, isResolved, isRejected }, dispatch] = usePayPalScriptReducer();
  const script = usePayPalScriptTimeout(isPending);
  const render = usePayPalRender();
  const payment = usePayment(payments?.desk ?? null);
  const message = useAppSelector(selectPaymentMessage);
  const preparing = useAppSelector(selectIsPreparing);
  const online = useOnline();

  const settling = payment.phase.kind === 'settling' || payments?.snapshot.working !== null;
  const blocked = payments?.snapshot.open != null || (payments?.snapshot.quarantined.length ?? 0) > 0;
  const loadFailed = isRejected || script.timedOut || render.failed;
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
      {payment.phase.kind === 'repeat' && (
        <RepeatPurchaseDialog record={payment.phase.record} onAnswer={payment.answerRepeat} />
      )}
      {blocked && !settling && <Alert tone="info">{paymentTexts.finishFirst}</Alert>}
      {!online && !settling && !blocked && <Alert tone="info">{paymentTexts.offline}</Alert>}
      {loadFailed && !blocked && (
        <PayPalLoadError
          onRetry={() => {
            render.retry();
            // A script that ran must not run again.
            if (!isResolved) script.restart(dispatch);
          }}
        />
      )}
      {!loadFailed && !blocked && !isResolved && <ButtonsSkeleton />}
      {isResolved && !loadFailed && (
        // Hidden, not unmounted, while settling: PayPal's overlay belongs to the buttons.
        <div className={blocked || settling || !online || !payments ? 'hidden' : ''}>
          {purchase && <PayPalButtonStack key={render.key} payment={payment} onRenderFailed={render.reportFailure} />}
        </div>
      )}
    </div>
  );
}

function ButtonsSkeleton() {
  return (
    <div role="status" aria-label={paymentTexts.loadingPayPal} className="space-y-3">
      <Skeleton className="h-12 w-full rounded-field" />
      <Skeleton className="h-12 w-full rounded-field" />
    </div>
  );
}
