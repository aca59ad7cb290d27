import { mailLink, whatsAppLink } from '@/domain/contactLinks';
import { buttonClass } from '@/ui/buttonStyles';
import { openPaymentTexts } from './openPaymentTexts';

const linkClass =
  'inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-leaf underline underline-offset-4';

interface Props {
  readonly text: string;
  /** Where writing comes before everything else. */
  readonly primary?: boolean | undefined;
}

export function SupportLinks({ text, primary = false }: Props) {
  return (
    <>
      <a
        className={primary ? buttonClass({}) : linkClass}
        href={whatsAppLink(text)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {openPaymentTexts.whatsApp}
      </a>
      <a
        className={primary ? buttonClass({ variant: 'secondary' }) : linkClass}
        href={mailLink(openPaymentTexts.emailSubject, text)}
      >
        {openPaymentTexts.email}
      </a>
    </>
  );
}
