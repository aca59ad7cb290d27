import { Phone } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { phoneLink, whatsAppLink } from '@/domain/contactLinks';
import { BrandGlyph } from '@/ui/art/marks';
import { contactTexts } from './texts';
import { type ContactPosition, useContactPosition } from './useContactPosition';

const round = 'grid size-11 place-items-center rounded-full border border-transparent shadow-lift transition-colors';

/** Hidden buttons remain tab stops and reappear on focus. */
const positionClasses: Record<ContactPosition, string> = {
  visible: '',
  edge: 'not-focus-within:translate-x-[calc(3.25rem-14px)]',
  hidden: 'not-focus-within:pointer-events-none not-focus-within:translate-x-14 not-focus-within:opacity-0',
};
/** Hidden as well while a `BottomBar` shows. */
const hiddenByBottomBar =
  'in-[html:has([data-bottom-bar])]:not-focus-within:pointer-events-none in-[html:has([data-bottom-bar])]:not-focus-within:opacity-0';

/** Pages of mostly fields, which the buttons would cover. */
const formPages = ['/orders/', routePatterns.signIn, routePatterns.signUp, routePatterns.accountAddresses];

/** The floating WhatsApp and call buttons (§2), which never cover text or controls. */
export function FloatingContact() {
  const { pathname } = useLocation();
  return formPages.some((path) => pathname.startsWith(path)) ? null : <ContactButtons />;
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
        className={`pointer-events-auto grid gap-2.5 transition-[opacity,translate] duration-200 ease-calm ${positionClasses[position]} ${hiddenByBottomBar}`}
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
