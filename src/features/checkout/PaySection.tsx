import { useRef } from 'react';
import { formatMoney } from '@/domain/money';
import { totalTexts } from '@/domain/texts';
import { PayPalSlot } from '@/features/payment/PayPalSlot';
import { useInView } from '@/lib/visibility';
import { selectPurchaseTotals } from '@/state/checkout';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { StepAction } from './CheckoutFrame';
import { checkoutTexts } from './texts';

/** The total and PayPal's buttons. `blocking`: an earlier payment keeps PayPal's buttons hidden. */
export function PaySection({ blocking }: { blocking: boolean }) {
  const sectionRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { inView } = useInView(sectionRef);
  const wide = useMediaQuery('(min-width: 64rem)');
  const totals = useAppSelector(selectPurchaseTotals);

  function scrollToPayPal() {
    headingRef.current?.focus({ preventScroll: true });
    sectionRef.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section ref={sectionRef} aria-labelledby="pay" className="rounded-card bg-leaf-mist p-6">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pay" ref={headingRef} tabIndex={-1} className="text-2xl">
          {checkoutTexts.payWithPayPal}
        </h2>
        {totals && (
          <strong className="text-lg tabular-nums">
            <VisuallyHidden>{totalTexts.total} </VisuallyHidden>
            {formatMoney(totals.total)}
          </strong>
        )}
      </div>
      <PayPalSlot blocking={blocking} />
      {!wide && !inView && !blocking && (
        <StepAction>
          <Button className="w-full" onClick={scrollToPayPal}>
            {checkoutTexts.toPayPal}
          </Button>
        </StepAction>
      )}
    </section>
  );
}
