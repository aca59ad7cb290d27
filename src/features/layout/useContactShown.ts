import { useEffect, useState } from 'react';

/** A page scrolled less than this is at its beginning, in pixels. */
const atTop = 24;
/** A move smaller than this is the tremble of a finger, in pixels. */
const tremble = 6;
const fields = 'input, select, textarea, [contenteditable="true"]';

/**
 * Whether the floating contact buttons are in nobody's way: not while scrolling down to read, nor while a field is
 * being filled in. Scrolling up, or being at the top, shows them again.
 */
export function useContactShown(): boolean {
  const [goingDown, setGoingDown] = useState(false);
  const [typing, setTyping] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < tremble && scrollY > atTop) return;
      setGoingDown(scrollY > last && scrollY > atTop);
      last = scrollY;
    };
    const onFocus = ({ target }: FocusEvent) => setTyping(target instanceof Element && target.matches(fields));
    const onBlur = () => setTyping(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);

  return !goingDown && !typing;
}
