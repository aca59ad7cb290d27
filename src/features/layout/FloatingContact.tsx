import { Phone } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { phoneLink, whatsAppLink } from '@/domain/contactLinks';
import { BrandGlyph } from '@/ui/art/BrandGlyphs';
import { type ContactPlace, useContactPlace } from './useContactPlace';

const round = 'grid size-11 place-items-center rounded-full shadow-lift transition-colors';

/** At the edge they lean out by as much as a page's margin is wide; away they are still a stop of the keyboard. */
const looks: Record<ContactPlace, string> = {
  out: '',
  edge: 'not-focus-within:translate-x-[calc(3.25rem-14px)]',
  away: 'not-focus-within:pointer-events-none not-focus-within:translate-x-14 not-focus-within:opacity-0',
};
/** Away as well while a bar shows at the bottom of the screen (`BottomBar`). */
const awayFromBar =
  'in-[html:has([data-bottom-bar])]:not-focus-within:pointer-events-none in-[html:has([data-bottom-bar])]:not-focus-within:opacity-0';

/** Pages that are mostly fields, which nothing may lie upon. */
const formPages = ['/orders/', routePatterns.signIn, routePatterns.signUp, routePatterns.accountAddresses];

/** Floating WhatsApp and call buttons of small screens (§2), which cover nothing that is read or pressed. */
export function FloatingContact() {
  const { pathname } = useLocation();
  return formPages.some((path) => pathname.startsWith(path)) ? null : <ContactButtons />;
}

function ContactButtons() {
  const frameRef = useRef<HTMLElement>(null);
  const place = useContactPlace(frameRef);
  return (
    <aside
      ref={frameRef}
      aria-label="Contact"
      className="pointer-events-none fixed right-0 bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 overflow-x-clip pr-2 md:hidden print:hidden"
    >
      <div
        data-place={place}
        className={`pointer-events-auto grid gap-2.5 transition-[opacity,translate] duration-200 ease-calm ${looks[place]} ${awayFromBar}`}
      >
        <a
          href={whatsAppLink()}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Chat with us on WhatsApp (opens a new window)"
          className={`${round} bg-leaf text-ivory hover:bg-leaf-deep`}
        >
          <BrandGlyph name="chat" />
        </a>
        <a href={phoneLink()} aria-label="Call us" className={`${round} bg-paper text-leaf hover:bg-leaf-mist`}>
          <Phone aria-hidden size={22} />
        </a>
      </div>
    </aside>
  );
}
