import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import { missingToMinimum } from '@/domain/cart';
import { formatMoney } from '@/domain/money';
import { cartLines, orderTotals } from '@/domain/order';
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

/** The hint at the cart icon while it is pointed at or focused; the cart itself says the same. */
export function CartHintHost() {
  const link = useCartLinkInUse();
  const { pathname } = useLocation();
  return link && pathname !== routePatterns.cart && <CartHint link={link} />;
}

const cartLink = 'header > div a[href$="/cart"]';
const hint = '[data-cart-hint]';

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The header's cart link while it has a mouse's pointer or the focus; Escape and scrolling end it. */
export function useCartLinkInUse(): HTMLElement | null {
  const [link, setLink] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !closest(target, hint)) setLink(closest(target, cartLink));
    };
    const onFocus = ({ target }: FocusEvent) => setLink(closest(target, cartLink));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setLink(null);
    };
    const end = () => setLink(null);
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', end);
    window.addEventListener('scroll', end, { passive: true });
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', end);
      window.removeEventListener('scroll', end);
    };
  }, []);
  return link;
}
