import { env } from '@/config/env';

/** WhatsApp and e-mail with the text already written: the shop's only ways of contact (§1). */
export function SupportLinks({ text }: { text: string }) {
  const prefilled = encodeURIComponent(text);
  const look =
    'inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-leaf underline underline-offset-4';
  return (
    <>
      <a
        className={look}
        href={`https://wa.me/${env.whatsAppNumber}?text=${prefilled}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
      <a
        className={look}
        href={`mailto:${env.contactEmail}?subject=${encodeURIComponent('My order')}&body=${prefilled}`}
      >
        E-mail
      </a>
    </>
  );
}
