import { env } from '@/config/env';
import { messages } from '@/config/messages';

/** Opens a WhatsApp chat that begins with a text, the specified one by default (§2). */
export function whatsAppLink(text: string = messages.whatsAppText): string {
  return `https://wa.me/${env.whatsAppNumber}?text=${encodeURIComponent(text)}`;
}

/** Link that writes an e-mail to the shop. */
export function mailLink(subject?: string, body?: string): string {
  const parts = [subject && `subject=${encodeURIComponent(subject)}`, body && `body=${encodeURIComponent(body)}`];
  const query = parts.filter(Boolean).join('&');
  return `mailto:${env.contactEmail}${query && `?${query}`}`;
}

/** Link that calls the shop. */
export function phoneLink(): string {
  return `tel:${env.contactPhone.replace(/[^\d+]/g, '')}`;
}
