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
function CartHint({ at: { link, top, right } }: { at: LinkInUse }) {
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

  return (
    <div data-cart-hint="" className="fixed z-40 max-w-[min(20rem,100vw)] pt-1 print:hidden" style={{ top, right }}>
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
  const at = useCartLinkInUse();
  const { pathname } = useLocation();
  return at && pathname !== routePatterns.cart && <CartHint at={at} />;
}

const cartLink = 'header > div a[href$="/cart"]';
const hint = '[data-cart-hint]';

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

interface LinkInUse {
  readonly link: HTMLElement;
  /** Where the hint stands, in pixels of the window. */
  readonly top: number;
  readonly right: number;
}

function placeOf(link: HTMLElement): LinkInUse {
  const { bottom, right } = link.getBoundingClientRect();
  return { link, top: bottom, right: Math.max(0, document.documentElement.clientWidth - right) };
}

/** The header's cart link while it has a mouse's pointer or the focus; Escape and scrolling end it. */
function useCartLinkInUse(): LinkInUse | null {
  const [at, setAt] = useState<LinkInUse | null>(null);
  useEffect(() => {
    const setLink = (link: HTMLElement | null) => {
      const next = link && placeOf(link);
      setAt((known) => (known?.link === link ? known : next));
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !closest(target, hint)) setLink(closest(target, cartLink));
    };
    const onFocus = ({ target }: FocusEvent) => setLink(closest(target, cartLink));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setLink(null);
    };
    const end = () => setLink(null);
    const unmounted = new AbortController();
    const { signal } = unmounted;
    document.addEventListener('pointerover', onPointer, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', end, { signal });
    window.addEventListener('scroll', end, { passive: true, signal });
    return () => unmounted.abort();
  }, []);
  return at;
}
