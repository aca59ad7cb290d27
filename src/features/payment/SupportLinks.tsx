import { mailLink, whatsAppLink } from '@/domain/contactLinks';
import { openPaymentTexts } from './openPaymentTexts';

const linkClass =
  'inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-leaf underline underline-offset-4';

export function SupportLinks({ text }: { text: string }) {
  return (
    <>
      <a className={linkClass} href={whatsAppLink(text)} target="_blank" rel="noopener noreferrer">
        {openPaymentTexts.whatsApp}
      </a>
      <a className={linkClass} href={mailLink(openPaymentTexts.emailSubject, text)}>
        {openPaymentTexts.email}
      </a>
    </>
  );
}
