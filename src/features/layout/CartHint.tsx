import { useEffect, useId } from 'react';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { missingToMinimum } from '@/domain/minimumOrder';
import { formatMoney } from '@/domain/money';
import { cartLines } from '@/domain/orderLines';
import { orderTotals } from '@/domain/orderTotals';
import { selectCartItems } from '@/state/cart';
import { selectBagItems } from '@/state/guestBag';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { cartHintTexts } from './texts';

/** Under the cart icon: what is in the cart, the minimum order and the shipping fee (§9). */
export function CartHint({ link }: { link: HTMLElement }) {
  const id = useId();
  const items = useAppSelector((state) => (selectUser(state) ? selectCartItems(state) : selectBagItems(state)));
  const { goods } = orderTotals(cartLines(items));
  const minimum = formatMoney(minimumOrderCents);
  const missing = missingToMinimum(goods);

  useEffect(() => {
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [link, id]);

  function minimumLine(): string {
    if (goods === 0) return cartHintTexts.minimum(minimum);
    return missing > 0 ? cartHintTexts.toGo(formatMoney(missing), minimum) : cartHintTexts.reached(minimum);
  }

  const { bottom, right } = link.getBoundingClientRect();
  return (
    <div
      data-cart-hint=""
      className="fixed z-40 max-w-[min(20rem,100vw)] pt-1 print:hidden"
      style={{ top: bottom, right: Math.max(0, document.documentElement.clientWidth - right) }}
    >
      <div
        id={id}
        role="tooltip"
        className="rise-in rounded-card border border-ivory-edge bg-paper px-4 py-3 text-sm tabular-nums shadow-lift"
      >
        {goods > 0 && <p className="font-semibold">{cartHintTexts.inCart(formatMoney(goods))}</p>}
        <p>{minimumLine()}</p>
        <p className="text-ink-soft">{cartHintTexts.shipping(formatMoney(shippingCents))}</p>
      </div>
    </div>
  );
}
