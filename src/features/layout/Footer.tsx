import { Mail, Phone } from 'lucide-react';
import { copyrightYear, minimumOrderCents, shopName } from '@/config/constants';
import { env } from '@/config/env';
import { policyNames, words } from '@/config/messages';
import { mailLink, phoneLink, whatsAppLink } from '@/domain/contact';
import { formatMoney } from '@/domain/money';
import { Logo } from '@/ui/art/Logo';
import { BrandGlyph, type BrandGlyphName, CourierMarks, PaymentMarks } from '@/ui/art/marks';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { NewWindowLink, VisuallyHidden } from '@/ui/VisuallyHidden';
import { FloatingContact } from './FloatingContact';
import { LanguageLinks } from './LanguageLinks';
import { footerTexts } from './texts';

const contactLink = 'inline-flex min-h-11 items-center gap-3 break-all underline-offset-4 hover:underline';

export function PageEnd() {
  return (
    <>
      <Footer />
      <FloatingContact />
    </>
  );
}

/** The footer (§1, §2): only WhatsApp, e-mail address, phone number and the other languages are links (ruling 22). */
function Footer() {
  return (
    <footer className="on-leaf mt-20 bg-leaf-deep text-leaf-soft print:hidden">
      <div className="mx-auto grid max-w-shop gap-x-16 gap-y-12 px-4 pt-16 pb-12 sm:px-8 max-md:grid-cols-1 md:grid-cols-2 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="max-w-md md:max-lg:col-span-2 md:max-lg:max-w-2xl">
          <Logo className="text-[min(1.5rem,8vw)] text-ivory" />
          <p className="mt-5">{footerTexts.seller(shopName)}</p>
          <p className="mt-3">{footerTexts.doctor}</p>
          <p className="mt-6 font-display text-lg text-saffron">
            {footerTexts.minimumOrder(formatMoney(minimumOrderCents))}
          </p>
        </div>
        <FooterService />
        <div>
          <h2 className="text-xl text-ivory">{words.writeToUs}</h2>
          <p className="mt-4">{words.contactWays}</p>
          <ul className="mt-2">
            <li>
              <NewWindowLink href={whatsAppLink()} className={contactLink}>
                <BrandGlyph name="chat" className="size-4.5 shrink-0" /> {words.whatsApp}
              </NewWindowLink>
            </li>
            <li>
              <a href={mailLink()} className={contactLink}>
                <Mail aria-hidden size={18} className="shrink-0" /> {env.contactEmail}
              </a>
            </li>
            <li>
              <a href={phoneLink()} className={contactLink}>
                <Phone aria-hidden size={18} className="shrink-0" /> {env.contactPhone}
              </a>
            </li>
          </ul>
          <SocialMarks />
          <ThemeSwitch className="mt-8" />
          <LanguageLinks className={`${contactLink} mt-4`} />
        </div>
      </div>
      <div className="border-t border-ivory/15">
        <div className="mx-auto flex max-w-shop flex-wrap items-center justify-between gap-x-10 gap-y-5 px-4 pt-6 pb-8 sm:px-8">
          <p className="text-sm">{footerTexts.copyright(String(copyrightYear), shopName)}</p>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            <PaymentMarks />
            <CourierMarks />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** The customer-service list (§2), as plain text (ruling 22). */
function FooterService() {
  return (
    <div>
      <h2 className="text-xl text-ivory">{footerTexts.service}</h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5 md:grid-cols-1">
        {Object.values(policyNames).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}

const networks: readonly { readonly glyph: BrandGlyphName; readonly name: string }[] = [
  { glyph: 'facebook', name: 'Facebook' },
  { glyph: 'instagram', name: 'Instagram' },
  { glyph: 'x', name: 'X' },
  { glyph: 'youtube', name: 'YouTube' },
];

/** The shop's social networks, without links (§2). */
function SocialMarks() {
  return (
    <ul aria-label={footerTexts.socialNetworks} className="mt-5 flex flex-wrap gap-4">
      {networks.map(({ glyph, name }) => (
        <li key={name}>
          <BrandGlyph name={glyph} className="size-6" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
