import { words } from '@/config/messages';
import { mailLink, whatsAppLink } from '@/domain/contact';
import { shortOrderId } from '@/domain/customerOrders';
import { formatDate } from '@/lib/dates';
import { CopyButton } from '@/ui/CopyButton';
import { Disclosure } from '@/ui/Disclosure';
import { NewWindowLink, VisuallyHidden } from '@/ui/VisuallyHidden';
import { orderTexts } from './texts';

const linkClass = 'inline-flex min-h-11 items-center px-2 font-semibold text-leaf underline underline-offset-4';

interface Props {
  /** Makes the links' names unique for screen readers. */
  readonly topic: string;
  readonly subject: string;
  readonly message: string;
}

/** Links to WhatsApp and email with a prefilled message. */
function ContactLinks({ topic, subject, message }: Props) {
  return (
    <span className="flex flex-wrap gap-x-2">
      <NewWindowLink className={linkClass} href={whatsAppLink(message)}>
        <VisuallyHidden>{topic}</VisuallyHidden> {words.whatsApp}
      </NewWindowLink>
      <a className={linkClass} href={mailLink(subject, message)}>
        <VisuallyHidden>{topic}</VisuallyHidden> {words.email}
      </a>
    </span>
  );
}

/** The short number to read out, with the whole id to copy; paper shows the whole id. */
export function OrderNumber({ id }: { id: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="tabular-nums print:hidden">{orderTexts.number(shortOrderId(id))}</strong>
      <span className="hidden break-all print:inline">{orderTexts.number(id)}</span>
      <CopyButton what={orderTexts.orderId} value={id} />
    </p>
  );
}

interface OrderHelpProps {
  readonly orderId: string;
  readonly date: Date | null;
}

/** Common questions about an order, each as a message that names it: contact is by WhatsApp or email only (§1). */
export function OrderHelp({ orderId, date }: OrderHelpProps) {
  const order = date ? orderTexts.dated(orderId, formatDate(date, 'medium')) : orderId;
  return (
    <div className="print:hidden">
      <Disclosure label={<span className="font-semibold">{orderTexts.help}</span>}>
        <ul className="border-t border-ivory-edge">
          {Object.entries(orderTexts.topics).map(([topic, { label, message }]) => (
            <li
              key={topic}
              className="flex flex-wrap items-center justify-between gap-x-4 border-ivory-edge py-1 not-last:border-b"
            >
              <span>{label}</span>
              <ContactLinks topic={label} subject={orderTexts.subject(label, orderId)} message={message(order)} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
