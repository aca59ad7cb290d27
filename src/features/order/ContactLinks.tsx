import { mailLink, whatsAppLink } from '@/domain/contactLinks';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { orderTexts } from './texts';

const linkClass = 'inline-flex min-h-11 items-center px-2 font-semibold text-leaf underline underline-offset-4';

interface Props {
  /** For the links' names, and the email's subject. */
  readonly topic: string;
  readonly subject: string;
  readonly message: string;
}

/** WhatsApp and email with the message already written. */
export function ContactLinks({ topic, subject, message }: Props) {
  return (
    <span className="flex flex-wrap gap-x-2">
      <a className={linkClass} href={whatsAppLink(message)} target="_blank" rel="noopener noreferrer">
        <VisuallyHidden>{topic}</VisuallyHidden> {orderTexts.whatsApp}{' '}
        <VisuallyHidden>{orderTexts.newWindow}</VisuallyHidden>
      </a>
      <a className={linkClass} href={mailLink(subject, message)}>
        <VisuallyHidden>{topic}</VisuallyHidden> {orderTexts.email}
      </a>
    </span>
  );
}
