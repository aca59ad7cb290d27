import {
  DISPATCH_ACTION,
  PayPalButtons,
  PayPalScriptProvider,
  SCRIPT_LOADING_STATE,
  type ScriptReducerAction,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { type Dispatch, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { slowText } from '@/config/messages';
import type { DoneRecord, WithSupportRecord } from '@/payment/record';
import { referenceOf } from '@/payment/recordRules';
import { selectPurchase } from '@/state/checkout';
import { useAppSelector } from '@/state/hooks';
import { selectIsPreparing, selectPaymentMessage } from '@/state/payment';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SlowNote } from '@/ui/loading';
import { useOnline } from '@/ui/OfflineLine';
import { Skeleton, Skeletons } from '@/ui/Skeleton';
import { PayPalLoadError, PayPalNeedsBrowser } from './PayPalSlot';
import { payPalContainer, payPalOptions, payPalOptionsOf } from './payPal';
import { paymentTexts } from './texts';
import { type Payment, usePayment } from './usePayment';
import { usePaymentDesk } from './usePaymentDesk';

/** PayPal's one provider. It stays mounted beside the routes: mounting it per route would run the script twice. */
export function PayPalRoot({ inCheckout }: { inCheckout: boolean }) {
  const container = useSyncExternalStore(payPalContainer.subscribe, payPalContainer.get);
  return (
    <PayPalScriptProvider options={payPalOptions} deferLoading>
      <PayPalScriptLoader inCheckout={inCheckout} />
      {container && createPortal(<PayPalPanel />, container)}
    </PayPalScriptProvider>
  );
}

/** The SDK keeps a hanging script pending forever. */
const scriptTimeoutMs = 12_000;

/** Two runs of the script break each other: moved to an inert document, a late script never runs. */
function abandonScript(): void {
  const inert = document.implementation.createHTMLDocument();
  for (const script of document.querySelectorAll('script[data-react-paypal-script-id]')) inert.adoptNode(script);
}

export function usePayPalScriptTimeout(isPending: boolean) {
  const [timedOut, setTimedOut] = useState(false);
  const [load, setLoad] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every load has its own timeout.
  useEffect(() => {
    if (!isPending) return setTimedOut(false);
    const timer = setTimeout(() => setTimedOut(true), scriptTimeoutMs);
    return () => clearTimeout(timer);
  }, [isPending, load]);

  /** RESET_OPTIONS replaces the script tag; setting the loading status alone would add another. */
  const restart = useCallback(
    (dispatch: Dispatch<ScriptReducerAction>) => {
      setTimedOut(false);
      setLoad(load + 1);
      abandonScript();
      dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: payPalOptionsOf(load + 1) });
    },
    [load],
  );

  return { timedOut, restart };
}

/** Loads PayPal's script at step 1, so that step 3 need not wait for it. */
export function PayPalScriptLoader({ inCheckout }: { inCheckout: boolean }) {
  const hasPurchase = useAppSelector(selectPurchase) !== null;
  const [{ isInitial }, dispatch] = usePayPalScriptReducer();
  const shouldLoad = inCheckout && hasPurchase && isInitial;

  useEffect(() => {
    if (shouldLoad) dispatch({ type: DISPATCH_ACTION.LOADING_STATUS, value: SCRIPT_LOADING_STATE.PENDING });
  }, [shouldLoad, dispatch]);

  return null;
}

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
      <SlowNote active={preparing}>
        <p className="pb-4">{slowText}</p>
      </SlowNote>
      {payment.phase.kind === 'repeat' && (
        <RepeatPurchaseDialog record={payment.phase.record} onDecision={payment.decideRepeat} />
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
      {!loadFailed && !blocked && !isResolved && (
        <Skeletons label={paymentTexts.loadingPayPal} className="flex flex-col gap-3">
          <Skeleton className="h-12 w-full rounded-field" />
          <Skeleton className="h-12 w-full rounded-field" />
        </Skeletons>
      )}
      {purchase && payment.needsBrowser && !blocked && !settling && <PayPalNeedsBrowser purchase={purchase} />}
      {isResolved && !loadFailed && (
        // Hidden, not unmounted, while settling: PayPal's overlay belongs to the buttons.
        <div className={blocked || settling || !online || !payments ? 'hidden' : ''}>
          {purchase && <PayPalButtonStack key={render.key} payment={payment} onRenderFailed={render.reportFailure} />}
        </div>
      )}
    </div>
  );
}

/** The `key` of PayPal's buttons and whether they failed to render: after an error only a new key brings them back. */
export function usePayPalRender() {
  const [{ key, failed }, setRender] = useState({ key: 0, failed: false });
  return {
    key,
    failed,
    retry: () => setRender((render) => ({ key: render.key + 1, failed: false })),
    /** The first failure is retried automatically. */
    reportFailure: useCallback(
      () => setRender((render) => (render.key === 0 ? { key: 1, failed: false } : { ...render, failed: true })),
      [],
    ),
  };
}

/** The SDK does not report a failed render: a container that is still empty after this time counts as one. */
const renderTimeoutMs = 3000;

interface Props {
  readonly payment: Payment;
  readonly onRenderFailed: () => void;
}

/** The SDK ignores callbacks that are missing in the first render. */
export function PayPalButtonStack({ payment, onRenderFailed }: Props) {
  const containerRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!containerRef.current?.querySelector('.paypal-buttons > *')) onRenderFailed();
    }, renderTimeoutMs);
    return () => clearTimeout(timer);
  }, [onRenderFailed]);

  return (
    <div ref={containerRef} className="light-sheet">
      <PayPalButtons
        className="paypal-buttons"
        style={{ layout: 'vertical', shape: 'rect', height: 48 }}
        onClick={async (_, actions) => {
          await ((await payment.begin()) ? actions.resolve() : actions.reject());
        }}
        createOrder={payment.createOrder}
        onApprove={(data, actions) => payment.approve(data.orderID, () => actions.restart())}
        onCancel={() => void payment.cancel()}
        onError={(error) => void payment.handleError(error)}
      />
    </div>
  );
}

interface RepeatProps {
  /** Null if the earlier payment was made under another sign-in: nothing of it is shown. */
  readonly record: DoneRecord | WithSupportRecord | null;
  readonly onDecision: (payAgain: boolean) => void;
}

const repeatTexts = paymentTexts.repeat;

function textOf(record: RepeatProps['record']): string {
  if (!record) return repeatTexts.otherSignIn;
  return record.state === 'DONE' ? repeatTexts.paid(record.orderNumber) : repeatTexts.withSupport(referenceOf(record));
}

function RepeatPurchaseDialog({ record, onDecision }: RepeatProps) {
  return (
    <Dialog open onClose={() => onDecision(false)} title={repeatTexts.title}>
      <p className="break-words">{textOf(record)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onDecision(false)}>
          {repeatTexts.deny}
        </Button>
        <Button onClick={() => onDecision(true)}>{repeatTexts.confirm}</Button>
      </div>
    </Dialog>
  );
}
