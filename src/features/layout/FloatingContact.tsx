import { Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { phoneLink, whatsAppLink } from '@/domain/contactLinks';
import { BrandGlyph } from '@/ui/art/BrandGlyphs';
import { useContactShown } from './useContactShown';

const round = 'grid size-11 place-items-center rounded-full shadow-lift transition-colors';

/** Out of sight and out of the finger's way, yet a stop of the keyboard, which brings them back. */
const away = 'not-focus-within:pointer-events-none not-focus-within:translate-y-4 not-focus-within:opacity-0';
/** The same while a bar shows at the bottom of the screen (`BottomBar`). */
const awayFromBar =
  'in-[html:has([data-bottom-bar])]:not-focus-within:pointer-events-none in-[html:has([data-bottom-bar])]:not-focus-within:opacity-0';

/** Pages that are mostly fields, which nothing may lie upon. */
const formPages = ['/orders/', routePatterns.signIn, routePatterns.signUp, routePatterns.accountAddresses];

/**
 * Floating WhatsApp and call buttons, on small screens only (§2). They cover nothing: away while reading on, while a
 * field or a bottom bar is in use, and not there at all over the fields of a form page.
 */
export function FloatingContact() {
  const { pathname } = useLocation();
  const shown = useContactShown();
  if (formPages.some((path) => pathname.startsWith(path))) return null;
  return (
    <aside
      aria-label="Contact"
      className={`fixed right-2 bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 grid gap-2.5 transition-[opacity,translate] duration-200 md:hidden print:hidden ${shown ? '' : away} ${awayFromBar}`}
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
    </aside>
  );
}
