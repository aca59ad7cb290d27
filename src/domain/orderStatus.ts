import { language } from '@/lib/language';
import { orderStatusTexts } from './texts';

/** In order (§4). The admin may set any of them at any time. */
export const orderStatuses = ['Confirmed', 'Shipped', 'In-transit', 'Delivered'] as const;

export function orderStage(status: string): number | null {
  const stage = orderStatuses.findIndex((known) => known.toLowerCase() === status.trim().toLowerCase());
  return stage === -1 ? null : stage;
}

export function isDelivered(status: string): boolean {
  return orderStage(status) === orderStatuses.indexOf('Delivered');
}

function translated(status: string): string {
  const known = orderStatuses[orderStage(status) ?? -1];
  return known ? orderStatusTexts[known] : status;
}

/** A status in the page's language; in English, and where it is none of ours, as the server wrote it. */
export function orderStatusLabel(status: string): string {
  return language === 'en' ? status : translated(status);
}
