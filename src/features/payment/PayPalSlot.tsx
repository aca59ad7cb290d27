import { type MouseEvent, useSyncExternalStore } from 'react';
import { Button } from '@/ui/Button';
import { SupportCard } from './PaymentCard';
import { payPalContainer, payPalRetry } from './payPal';
import { paymentTexts } from './texts';

/** Where the review page shows PayPal's panel. With an earlier payment `blocking`, "You haven't been charged" may be wrong. */
export function PayPalSlot({ blocking }: { blocking: boolean }) {
  const retry = useSyncExternalStore(payPalRetry.subscribe, payPalRetry.get);
  return (
    <>
      {retry && !blocking && <PayPalLoadError onRetry={retry} />}
      <div ref={payPalContainer.set} />
    </>
  );
}

export function PayPalLoadError({ onRetry }: { onRetry: () => void }) {
  const texts = paymentTexts.loadError;
  function retry({ currentTarget }: MouseEvent) {
    // Retry unmounts the button: keep the focus in the section.
    currentTarget.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
    onRetry();
  }
  return (
    <SupportCard
      heading={<h3 className="font-display text-xl">{texts.title}</h3>}
      text={texts.text}
      action={<Button onClick={retry}>{texts.retry}</Button>}
      supportMessage={texts.supportMessage}
    />
  );
}
