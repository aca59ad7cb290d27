import { language } from '@/lib/language';
import { orderStage, orderStatuses } from './orderStatus';
import { orderStatusTexts } from './orderStatusTexts';

/** A status in the page's language; in English, and where it is none of ours, as the server wrote it. */
export function orderStatusLabel(status: string): string {
  const known = language === 'en' ? undefined : orderStatuses[orderStage(status) ?? -1];
  return known ? orderStatusTexts[known] : status;
}
