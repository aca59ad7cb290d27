import { env } from '@/config/env';
import { messages } from '@/config/messages';
import { plainCode } from '@/lib/text';

export function whatsAppLink(text: string = messages.whatsAppText): string {
  return `https://wa.me/${env.whatsAppNumber}?text=${encodeURIComponent(text)}`;
}

export function mailLink(subject?: string, body?: string): string {
  const parts = [subject && `subject=${encodeURIComponent(subject)}`, body && `body=${encodeURIComponent(body)}`];
  const query = parts.filter(Boolean).join('&');
  return `mailto:${env.contactEmail}${query && `?${query}`}`;
}

export function phoneLink(): string {
  return callLink(env.contactPhone);
}

/** A link to write to a customer. */
export function mailToLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

export function callLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

// The pattern of HTML's type=email, but the host needs a dot, because in a shop "a@b" is a typo.
const shape = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** §5. */
export function isEmail(text: string): boolean {
  return shape.test(plainCode(text));
}
