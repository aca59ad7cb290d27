import { language } from '@/lib/language';
import { orderStatusTexts } from './texts';

interface OrderStatusRow {
  /** Its step on the way to the customer, from 0; null for one that lies on no way, such as a cancelled order. */
  readonly step: number | null;
  /** The order needs nothing more. */
  readonly isFinal: boolean;
  readonly icon: 'box' | 'warehouse' | 'truck' | 'done';
}

/** THE table of statuses (§4), in their order; a new one is a row and its texts. The admin may set any of them at any time. */
const statuses = {
  Confirmed: { step: 0, isFinal: false, icon: 'box' },
  Shipped: { step: 1, isFinal: false, icon: 'warehouse' },
  'In-transit': { step: 2, isFinal: false, icon: 'truck' },
  Delivered: { step: 3, isFinal: true, icon: 'done' },
} as const satisfies Readonly<Record<string, OrderStatusRow>>;

export type OrderStatus = keyof typeof statuses;

const rows: Readonly<Record<OrderStatus, OrderStatusRow>> = statuses;

export const orderStatuses = Object.keys(rows) as readonly OrderStatus[];

/** The way of an order to its customer. */
export const deliverySteps = orderStatuses.filter((status) => rows[status].step !== null);

function knownStatus(status: string): OrderStatus | undefined {
  return orderStatuses.find((known) => known.toLowerCase() === status.trim().toLowerCase());
}

/** Null for a status that the shop does not know: it is on no step, and nothing is said about it. */
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

/** Servers may have a status of their own for an order whose money went back. */
export const isRefunded = (status: string): boolean => /refund/i.test(status);

function translated(status: string): string {
  const known = knownStatus(status);
  return known ? orderStatusTexts[known] : status;
}

/** A status in the page's language; in English, and where it is none of ours, as the server wrote it. */
export function orderStatusLabel(status: string): string {
  return language === 'en' ? status : translated(status);
}
