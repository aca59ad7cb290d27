import { externalTextLimit } from '@/config/constants';
import { truncate } from '@/lib/truncate';

/** A text of a server or of PayPal on one line, cut for display. */
export function truncateExternalText(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), externalTextLimit);
}
