import { Mail } from 'lucide-react';
import { shopName } from '@/config/constants';
import { env } from '@/config/env';
import { mailLink, whatsAppLink } from '@/domain/contactLinks';
import { BannerArt } from '@/ui/art/BannerArt';
import { BrandGlyph } from '@/ui/art/marks';
import { BotanicalSprig } from '@/ui/art/plants';
import { PageHeading } from '@/ui/EmptyState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Policies } from './Policies';
import { StoreStatements } from './StoreStatements';
import { Testimonials } from './Testimonials';
import { aboutTexts } from './texts';

const contactLink =
  'inline-flex min-h-12 items-center gap-3 rounded-full px-6 font-semibold break-all transition-colors';

/** The shop, its statements, and how to contact it (§1, §2). */
export function AboutStory() {
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="@container">
          <PageHeading className="text-4xl sm:text-5xl lg:text-[min(3.75rem,18cqi)]">{aboutTexts.heading}</PageHeading>
          <p className="mt-6 max-w-text text-lg text-ink-soft">{aboutTexts.intro(shopName)}</p>
        </div>
        <div className="aspect-7/4 overflow-hidden rounded-card bg-leaf-soft lg:aspect-square">
          <BannerArt scene="field" />
        </div>
      </div>
      <StoreStatements />
      <Testimonials />
      <Policies />
      <section
        aria-labelledby="reach-us"
        className="on-leaf mt-20 rounded-card lg:mt-28 bg-leaf-deep px-6 py-12 text-leaf-soft sm:px-12"
      >
        <h2 id="reach-us" className="text-3xl text-ivory">
          {aboutTexts.contact}
        </h2>
        <p className="mt-3 max-w-text">{aboutTexts.contactIntro}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <a
            href={whatsAppLink()}
            target="_blank"
            rel="noopener noreferrer"
            className={`${contactLink} bg-saffron text-on-saffron hover:bg-saffron-deep`}
          >
            <BrandGlyph name="chat" className="size-5 shrink-0" /> {aboutTexts.whatsApp}
            <VisuallyHidden> {aboutTexts.newWindow}</VisuallyHidden>
          </a>
          <a href={mailLink()} className={`${contactLink} border-2 border-leaf-soft text-ivory hover:bg-leaf`}>
            <Mail aria-hidden size={20} className="shrink-0" /> {env.contactEmail}
          </a>
        </div>
      </section>
      <BotanicalSprig className="mx-auto mt-16 w-64 max-w-full" />
    </>
  );
}
