import { useEffect, useState } from 'react';

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
