import type { MouseEvent } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SupportLinks } from './SupportLinks';
import { paymentTexts } from './texts';

export function PayPalLoadError({ onRetry }: { onRetry: () => void }) {
  const texts = paymentTexts.loadError;
  function retry({ currentTarget }: MouseEvent) {
    // Retry unmounts the button: keep the focus in the section.
    currentTarget.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
    onRetry();
  }
  return (
    <Card>
      <div role="alert">
        <h3 className="font-display text-xl">{texts.title}</h3>
        <p className="mt-2 text-ink-soft">{texts.text}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={retry}>{texts.retry}</Button>
        <SupportLinks text={texts.supportMessage} />
      </div>
    </Card>
  );
}
