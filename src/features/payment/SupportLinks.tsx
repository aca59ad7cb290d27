import { mailLink, whatsAppLink } from '@/domain/contactLinks';

const look = 'inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-leaf underline underline-offset-4';

/** WhatsApp and email with the text already written: the shop's only ways of contact (§1). */
export function SupportLinks({ text }: { text: string }) {
  return (
    <>
      <a className={look} href={whatsAppLink(text)} target="_blank" rel="noopener noreferrer">
        WhatsApp
      </a>
      <a className={look} href={mailLink('My order', text)}>
        Email
      </a>
    </>
  );
}
