import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { formatMoney } from '@/domain/money';
import { phoneBuyBarTexts } from './phoneBuyBarTexts';

/** Shipping and the minimum order, below the buy box's price. Loads after the page, into a line that is kept free. */
export function CostNote({ buyBoxRef }: { buyBoxRef: RefObject<HTMLElement | null> }) {
  const [line, setLine] = useState<Element | null>(null);
  useEffect(() => setLine(buyBoxRef.current?.querySelector('[data-costs]') ?? null), [buyBoxRef]);
  return (
    line &&
    createPortal(
      <span className="text-sm text-ink-soft">
        {phoneBuyBarTexts.costs(formatMoney(shippingCents), formatMoney(minimumOrderCents))}
      </span>,
      line,
    )
  );
}
