import { type RefObject, useEffect, useState } from 'react';
import { overlapsContent } from './overlapsContent';

/** `edge`: shifted so that only a strip shows at the screen's edge. */
export type ContactPosition = 'visible' | 'edge' | 'hidden';

/** Without scrolling or changes for this long, the page counts as settled. */
const settledMs = 180;
/** In pixels: narrower than every page's empty side margin. */
const edgeWidth = 14;
const fields = 'input, select, textarea, [contenteditable="true"]';

function freePosition(frame: HTMLElement): ContactPosition {
  const area = frame.getBoundingClientRect();
  if (!overlapsContent(area, frame)) return 'visible';
  const right = document.documentElement.clientWidth;
  const edge = new DOMRect(right - edgeWidth, area.top, edgeWidth, area.height);
  return overlapsContent(edge, frame) ? 'hidden' : 'edge';
}

/**
 * Keeps the floating contact buttons off the content: hidden while the page moves or a field has the focus; once it
 * settles, visible where they cover no text, picture or control, else at the screen's edge. `frameRef` must not move.
 */
export function useContactPosition(frameRef: RefObject<HTMLElement | null>): ContactPosition {
  const [position, setPosition] = useState<ContactPosition>('hidden');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let typing = false;
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (frameRef.current) setPosition(typing ? 'hidden' : freePosition(frameRef.current));
      }, settledMs);
    };
    const onScroll = () => {
      setPosition('hidden');
      scheduleUpdate();
    };
    const onFocus = ({ target, type }: FocusEvent) => {
      typing = type === 'focusin' && target instanceof Element && target.matches(fields);
      if (typing) setPosition('hidden');
      scheduleUpdate();
    };
    const observer = new MutationObserver(scheduleUpdate);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', scheduleUpdate);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onFocus);
    scheduleUpdate();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', scheduleUpdate);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onFocus);
    };
  }, [frameRef]);

  return position;
}
