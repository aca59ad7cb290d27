import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { minimumOrderCents, shippingCents, shopName } from '@/config/constants';
import { env } from '@/config/env';
import { policyNames, words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { mailLink, whatsAppLink } from '@/domain/contact';
import { formatMoney } from '@/domain/money';
import { BannerArt } from '@/ui/art/BannerArt';
import { BrandGlyph } from '@/ui/art/marks';
import { BotanicalSprig } from '@/ui/art/plants';
import { PageHeading } from '@/ui/EmptyState';
import { NewWindowLink } from '@/ui/VisuallyHidden';
import { Testimonials } from './Testimonials';
import { aboutTexts, policyTexts as texts } from './texts';

const contactLink =
  'inline-flex min-h-12 items-center gap-3 rounded-full px-6 font-semibold break-all transition-colors';

/** The shop, its statements, and how to contact it (§1, §2). */
export function AboutStory() {
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="@container">
          <PageHeading className="text-[min(2.25rem,9.4vw)] sm:text-5xl lg:text-[min(3.75rem,18cqi)]">
            {aboutTexts.heading}
          </PageHeading>
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
          {words.writeToUs}
        </h2>
        <p className="mt-3 max-w-text">{words.contactWays}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <NewWindowLink
            href={whatsAppLink()}
            className={`${contactLink} bg-saffron text-on-saffron hover:bg-saffron-deep`}
          >
            <BrandGlyph name="chat" className="size-5 shrink-0" /> {words.whatsApp}
          </NewWindowLink>
          <a href={mailLink()} className={`${contactLink} border-2 border-leaf-soft text-ivory hover:bg-leaf`}>
            <Mail aria-hidden size={20} className="shrink-0" /> {env.contactEmail}
          </a>
        </div>
      </section>
      <BotanicalSprig className="mx-auto mt-16 w-64 max-w-full" />
    </>
  );
}

const link = 'inline-flex min-h-6 items-center font-semibold text-leaf underline underline-offset-4';

const contact = (
  <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
    <NewWindowLink href={whatsAppLink()} className={link}>
      {words.whatsApp}
    </NewWindowLink>
    <a href={mailLink()} className={link}>
      {words.email}
    </a>
  </p>
);

const orders = (
  <p className="mt-2">
    <Link to={routePatterns.accountOrders} className={link}>
      {texts.trackingLink}
    </Link>
  </p>
);

const policies = [
  { title: policyNames.payment, text: texts.payment(formatMoney(minimumOrderCents)) },
  { title: policyNames.shipping, text: texts.shipping(formatMoney(shippingCents)) },
  { title: policyNames.refund, text: texts.refund },
  { title: policyNames.cancellation, text: texts.cancellation },
  { title: policyNames.tracking, text: texts.tracking, more: orders },
  { title: policyNames.contact, text: words.contactWays, more: contact },
] as const;

/** The policies of the footer's customer-service list (§2), as far as the contract describes them. */
export function Policies() {
  return (
    <section aria-labelledby="policies" className="mt-20 lg:mt-28">
      <h2 id="policies" className="text-3xl sm:text-4xl">
        {texts.title}
      </h2>
      <div className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-12 gap-y-8">
        {policies.map(({ title, text, ...rest }) => (
          <div key={title} className="border-t border-ivory-edge pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
            {'more' in rest && rest.more}
          </div>
        ))}
      </div>
    </section>
  );
}

const statements = [
  { title: aboutTexts.sellerTitle, text: aboutTexts.seller },
  { title: aboutTexts.doctorTitle, text: aboutTexts.doctor },
  { title: words.minimumOrder, text: aboutTexts.minimumOrder(formatMoney(minimumOrderCents)) },
] as const;

/** The store's statements (§1). */
export function StoreStatements() {
  return (
    <ol className="mt-14 grid gap-x-12 gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))]">
      {statements.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-saffron pt-5">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-3 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
