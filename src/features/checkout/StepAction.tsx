import type { ReactNode } from 'react';
import { formatMoney } from '@/domain/money';
import { selectPurchaseTotals } from '@/state/checkout';
import { useAppSelector } from '@/state/hooks';
import { BottomBar } from '@/ui/BottomBar';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { checkoutTexts } from './texts';

/** The way to the next step. Below 1024 px it sticks to the bottom of the screen, with the total. */
export function StepAction({ children }: { children: ReactNode }) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const totals = useAppSelector(selectPurchaseTotals);
  if (wide) return <div className="mt-8">{children}</div>;
  return (
    <BottomBar label={checkoutTexts.nextStep} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      {totals && (
        <p className="leading-tight">
          <span className="block text-sm text-ink-soft">{checkoutTexts.totals.total}</span>
          <strong className="text-lg tabular-nums">{formatMoney(totals.total)}</strong>
        </p>
      )}
      <div className="flex-1 basis-48">{children}</div>
    </BottomBar>
  );
}
