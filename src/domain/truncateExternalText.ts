import { externalTextLimit } from '@/config/constants';

/** A text of a server or of PayPal, trimmed and cut for showing. */
export function truncateExternalText(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean.length > externalTextLimit ? `${clean.slice(0, externalTextLimit - 1)}…` : clean;
}
