import { Phone } from 'lucide-react';
import { phoneLink, whatsAppLink } from '@/domain/contactLinks';
import { BrandGlyph } from '@/ui/art/BrandGlyphs';

const round = 'grid size-11 place-items-center rounded-full shadow-lift transition-colors';

/** Floating WhatsApp and call buttons, on small screens only (§2); above whatever sticks to the bottom. */
export function FloatingContact() {
  return (
    <aside
      aria-label="Contact"
      className="fixed right-2 bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 grid gap-2.5 transition-[bottom] duration-200 md:hidden print:hidden"
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
