import { formatDate } from '@/lib/dates';
import { Disclosure } from '@/ui/Disclosure';
import { ContactLinks } from './ContactLinks';
import { orderTexts } from './texts';

interface Props {
  readonly orderId: string;
  readonly date: Date | null;
}

/** What shoppers ask about an order, each as a message that names it: contact is by WhatsApp or email only (§1). */
export function OrderHelp({ orderId, date }: Props) {
  const order = date ? orderTexts.dated(orderId, formatDate(date, 'medium')) : orderId;
  return (
    <div className="print:hidden">
      <Disclosure label={<span className="font-semibold">{orderTexts.help}</span>}>
        <ul className="divide-y divide-ivory-edge border-t border-ivory-edge">
          {Object.entries(orderTexts.topics).map(([topic, { label, message }]) => (
            <li key={topic} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span>{label}</span>
              <ContactLinks topic={label} subject={orderTexts.subject(label, orderId)} message={message(order)} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
