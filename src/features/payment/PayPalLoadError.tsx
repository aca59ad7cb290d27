import type { MouseEvent } from 'react';
import { Button } from '@/ui/Button';
import { SupportCard } from './SupportCard';
import { paymentTexts } from './texts';

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
