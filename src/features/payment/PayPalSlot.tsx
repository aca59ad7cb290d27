import { type MouseEvent, useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { intentLink } from '@/lib/url';
import type { Purchase } from '@/state/checkout';
import { useProductPath } from '@/state/products';
import { Button, buttonClass } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { uiTexts } from '@/ui/texts';
import { SupportCard } from './PaymentCard';
import { payPalContainer, payPalRetry } from './payPal';
import { paymentTexts } from './texts';

/** Where the review page shows PayPal's panel. `blocking`: an earlier payment may have charged, so no error shows. */
export function PayPalSlot({ blocking }: { blocking: boolean }) {
  const retry = useSyncExternalStore(payPalRetry.subscribe, payPalRetry.get);
  return (
    <>
      {retry && !blocking && <PayPalLoadError onRetry={retry} />}
      <div ref={payPalContainer.set} />
    </>
  );
}

/** In a browser inside another app: links to the cart or the Buy Now product's page, for use in another browser. */
export function PayPalNeedsBrowser({ purchase: { flow, lines } }: { readonly purchase: Purchase }) {
  const texts = paymentTexts.needsBrowser;
  const pathOf = useProductPath();
  const [line] = lines;
  const path = useHref(flow === 'buy-now' && line ? pathOf(line.product) : routePatterns.cart);
  const { href } = new URL(path, window.location.href);
  // Except on Android, the app decides how a link to a new window opens.
  const isAndroid = /Android/.test(navigator.userAgent);
  return (
    <div className="mb-5">
      <SupportCard
        heading={<h3 className="font-display text-xl">{texts.title}</h3>}
        text={texts.text[flow]}
        action={
          <>
            <a
              {...(isAndroid ? { href: intentLink(href) } : { href, target: '_blank' })}
              rel="noopener noreferrer"
              className={buttonClass({})}
            >
              {texts.open}
            </a>
            <CopyButton what={texts.link} value={href} />
          </>
        }
        supportMessage={texts.supportMessage}
      />
    </div>
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
      action={<Button onClick={retry}>{uiTexts.retry}</Button>}
      supportMessage={texts.supportMessage}
    />
  );
}
