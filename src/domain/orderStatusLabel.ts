import { language } from '@/lib/language';
import { orderStage, orderStatuses } from './orderStatus';
import { orderStatusTexts } from './texts';

function translated(status: string): string {
  const known = orderStatuses[orderStage(status) ?? -1];
  return known ? orderStatusTexts[known] : status;
}

/** A status in the page's language; in English, and where it is none of ours, as the server wrote it. */
export function orderStatusLabel(status: string): string {
  return language === 'en' ? status : translated(status);
}
