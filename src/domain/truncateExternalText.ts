import { externalTextLimit } from '@/config/constants';
import { truncate } from '@/lib/text';

export function truncateExternalText(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), externalTextLimit);
}
