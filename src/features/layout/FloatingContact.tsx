import { Phone } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { phoneLink, whatsAppLink } from '@/domain/contact';
import { listen, stopAll } from '@/lib/listen';
import { AfterHydration } from '@/ui/afterHydration';
import { BrandGlyph } from '@/ui/art/marks';
import { contactTexts } from './texts';

const round = 'grid size-11 place-items-center rounded-full border border-transparent shadow-lift transition-colors';

/** Hidden buttons remain tab stops and reappear on focus. */
const positionClasses: Record<ContactPosition, string> = {
  visible: '',
  edge: 'not-focus-within:translate-x-[calc(3.25rem-12px)]',
  hidden: 'not-focus-within:pointer-events-none not-focus-within:translate-x-14 not-focus-within:opacity-0',
};
/** Pages that are mostly fields, which the buttons would cover. */
const formPages = ['/orders/', routePatterns.signIn, routePatterns.signUp, routePatterns.accountAddresses];

/** The floating WhatsApp and call buttons (§2), which never cover a control or a figure. */
export function FloatingContact() {
  const { pathname } = useLocation();
  if (formPages.some((path) => pathname.startsWith(path))) return null;
  // After hydration, because one HTML file serves pages with and without the buttons.
  return (
    <AfterHydration>
      <ContactButtons />
    </AfterHydration>
  );
}

function ContactButtons() {
  const frameRef = useRef<HTMLElement>(null);
  const position = useContactPosition(frameRef);
  return (
    <aside
      ref={frameRef}
      aria-label={contactTexts.contact}
      className="pointer-events-none fixed right-0 bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 overflow-x-clip pr-2 print:hidden"
    >
      <div
        data-position={position}
        className={`pointer-events-auto grid gap-2.5 transition-[opacity,translate] duration-200 ease-calm ${positionClasses[position]}`}
      >
        <a
          href={whatsAppLink()}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={contactTexts.whatsApp}
          className={`${round} bg-leaf text-ivory hover:bg-leaf-ink`}
        >
          <BrandGlyph name="chat" />
        </a>
        <a
          href={phoneLink()}
          aria-label={contactTexts.call}
          className={`${round} bg-paper text-leaf hover:bg-leaf-mist`}
        >
          <Phone aria-hidden size={22} />
        </a>
      </div>
    </aside>
  );
}

/** `edge`: shifted so that only a strip shows at the screen's edge. */
export type ContactPosition = 'visible' | 'edge' | 'hidden';

/** Without scrolling or changes for this long, the page counts as settled. */
const settledMs = 180;
/** In pixels: a phone's side margin, less the part that a card's heart covers. */
const edgeWidth = 12;
const fields = 'input, select, textarea, [contenteditable="true"]';

function freePosition(frame: HTMLElement): ContactPosition {
  const area = frame.getBoundingClientRect();
  if (!overlapsContent(area, frame)) return 'visible';
  const right = document.documentElement.clientWidth;
  const edge = new DOMRect(right - edgeWidth, area.top, edgeWidth, area.height);
  return overlapsContent(edge, frame) ? 'hidden' : 'edge';
}

/**
 * Keeps the floating contact buttons off controls and figures: hidden while the page moves or a field has the focus;
 * once it settles, visible where they cover none, else at the screen's edge. `frameRef` must not move.
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
    scheduleUpdate();
    return stopAll(
      () => clearTimeout(timer),
      () => observer.disconnect(),
      listen(window, 'scroll', onScroll, { passive: true }),
      listen(window, 'resize', scheduleUpdate),
      listen(document, ['focusin', 'focusout'], onFocus),
    );
  }, [frameRef]);

  return position;
}

/** Controls, values and figures. */
const uncovered = 'a[href], button, input, select, textarea, summary, label, [role="option"], dd, .tabular-nums';
/** In pixels: smaller than any `uncovered` element, so that sampling misses none. */
const sampleDistance = 11;

/** Whether a control or a figure outside `own` lies within an area of the viewport. */
export function overlapsContent(area: DOMRectReadOnly, own: Element): boolean {
  const seen = new Set<Element>([own]);
  for (let { top: y } = area; y < area.bottom + sampleDistance; y += sampleDistance)
    for (let { left: x } = area; x < area.right + sampleDistance; x += sampleDistance)
      for (const element of document.elementsFromPoint(Math.min(x, area.right - 1), Math.min(y, area.bottom - 1))) {
        if (seen.has(element) || own.contains(element)) continue;
        seen.add(element);
        if (element.closest(uncovered)) return true;
      }
  return false;
}
