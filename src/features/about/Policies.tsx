import { Link } from 'react-router-dom';
import { minimumOrderCents, shippingCents } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import { mailLink, whatsAppLink } from '@/domain/contactLinks';
import { formatMoney } from '@/domain/money';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { aboutTexts, policyTexts as texts } from './texts';

const link = 'inline-flex min-h-6 items-center font-semibold text-leaf underline underline-offset-4';

const contact = (
  <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
    <a href={whatsAppLink()} target="_blank" rel="noopener noreferrer" className={link}>
      {aboutTexts.whatsApp} <VisuallyHidden>{aboutTexts.newWindow}</VisuallyHidden>
    </a>
    <a href={mailLink()} className={link}>
      {aboutTexts.email}
    </a>
  </p>
);

const orders = (
  <p className="mt-2">
    <Link to={routePatterns.accountOrders} className={link}>
      {texts.tracking.link}
    </Link>
  </p>
);

const policies = [
  { title: texts.payment.title, text: texts.payment.text(formatMoney(minimumOrderCents)) },
  { title: texts.shipping.title, text: texts.shipping.text(formatMoney(shippingCents)) },
  { title: texts.refund.title, text: texts.refund.text },
  { title: texts.cancellation.title, text: texts.cancellation.text },
  { title: texts.tracking.title, text: texts.tracking.text, more: orders },
  { title: texts.contact.title, text: texts.contact.text, more: contact },
] as const;

/** What the footer's customer-service list names (§2), as far as the contract says anything about it. */
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
