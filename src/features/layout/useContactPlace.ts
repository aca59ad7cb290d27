import { type RefObject, useEffect, useState } from 'react';
import { coversContent } from './covering';

/** Where the floating contact buttons are: out, leaning out of the screen's edge, or away. */
export type ContactPlace = 'out' | 'edge' | 'away';

/** The page rests when nothing has moved for this long, in milliseconds. */
const restMs = 180;
/** As wide as the margin of every page, which holds nothing: what leans out of the edge is seen on it, in pixels. */
const edgeWidth = 14;
const fields = 'input, select, textarea, [contenteditable="true"]';

function freePlace(frame: HTMLElement): ContactPlace {
  const area = frame.getBoundingClientRect();
  if (!coversContent(area, frame)) return 'out';
  const right = document.documentElement.clientWidth;
  const edge = new DOMRect(right - edgeWidth, area.top, edgeWidth, area.height);
  return coversContent(edge, frame) ? 'away' : 'edge';
}

/**
 * Keeps the floating contact buttons in nobody's way: away while the page moves and while a field is being filled in;
 * when it rests, out where they cover nothing that is read or pressed, else at the screen's edge. Takes the ref of
 * their frame, whose own place on the screen is the same all the time.
 */
export function useContactPlace(frameRef: RefObject<HTMLElement | null>): ContactPlace {
  const [place, setPlace] = useState<ContactPlace>('away');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let typing = false;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (frameRef.current) setPlace(typing ? 'away' : freePlace(frameRef.current));
      }, restMs);
    };
    const onScroll = () => {
      setPlace('away');
      look();
    };
    const onFocus = ({ target, type }: FocusEvent) => {
      typing = type === 'focusin' && target instanceof Element && target.matches(fields);
      if (typing) setPlace('away');
      look();
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', look);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onFocus);
    look();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', look);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onFocus);
    };
  }, [frameRef]);

  return place;
}
