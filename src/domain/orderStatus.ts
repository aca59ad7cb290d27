import { language } from '@/lib/language';
import { orderStatusTexts } from './texts';

interface OrderStatusRow {
  /** Its step of the delivery, from 0; null for one that is no step, such as of a cancelled order. */
  readonly step: number | null;
  /** Whether the order needs no more work. */
  readonly isFinal: boolean;
  readonly icon: 'box' | 'warehouse' | 'truck' | 'done';
}

/** The only table of statuses (§4), in order; a new one is a row and its texts. The admin may set any at any time. */
const statuses = {
  Confirmed: { step: 0, isFinal: false, icon: 'box' },
  Shipped: { step: 1, isFinal: false, icon: 'warehouse' },
  'In-transit': { step: 2, isFinal: false, icon: 'truck' },
  Delivered: { step: 3, isFinal: true, icon: 'done' },
} as const satisfies Readonly<Record<string, OrderStatusRow>>;

export type OrderStatus = keyof typeof statuses;

const rows: Readonly<Record<OrderStatus, OrderStatusRow>> = statuses;

export const orderStatuses = Object.keys(rows) as readonly OrderStatus[];

export const deliverySteps = orderStatuses.filter((status) => rows[status].step !== null);

function knownStatus(status: string): OrderStatus | undefined {
  return orderStatuses.find((known) => known.toLowerCase() === status.trim().toLowerCase());
}

/** Null for a status that the shop does not know: it is no step, and the shop shows nothing about it. */
export function orderStatusRow(status: string): OrderStatusRow | null {
  const known = knownStatus(status);
  return known ? rows[known] : null;
}

/** The place of a status in `orderStatuses`; null for any other. */
export function orderStage(status: string): number | null {
  const known = knownStatus(status);
  return known ? orderStatuses.indexOf(known) : null;
}

/** How many orders have at least one part that is not shipped yet. */
export function ordersToShip(parts: readonly { readonly orderId: string; readonly stage: number | null }[]): number {
  return new Set(parts.filter(({ stage }) => stage === 0).map(({ orderId }) => orderId)).size;
}

/** Servers may have their own status for a refunded order. */
export const isRefunded = (status: string): boolean => /refund/i.test(status);

function translated(status: string): string {
  const known = knownStatus(status);
  return known ? orderStatusTexts[known] : status;
}

/** A status in the page's language; in English, or if the shop does not know it, as the server wrote it. */
export function orderStatusLabel(status: string): string {
  return language === 'en' ? status : translated(status);
}
