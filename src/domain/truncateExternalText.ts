import { externalTextLimit } from '@/config/constants';
import { truncate } from '@/lib/truncate';

/** Puts a text of a server or of PayPal on one line and cuts it. */
export function truncateExternalText(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), externalTextLimit);
}
