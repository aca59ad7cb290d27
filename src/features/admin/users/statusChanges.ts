import type { UserOrder } from '@/domain/adminUsers';

export interface StatusChange {
  readonly order: UserOrder;
  readonly newStatus: string;
  readonly state: 'saving' | 'saved' | 'failed';
  /** Why it failed, else ''. */
  readonly message: string;
}

/** Several changes at once: how far they are, and which they were. */
export interface BulkChange {
  readonly orders: readonly UserOrder[];
  readonly newStatus: string;
  readonly done: number;
}

export interface StatusChanges {
  /** By order id. */
  readonly changes: ReadonlyMap<string, StatusChange>;
  readonly bulk: BulkChange | null;
}

const none: StatusChanges = { changes: new Map(), bulk: null };

// Lives as long as the page: what became of the orders outlasts another tab, and a sign-in that was asked for in between.
let now = none;
const listeners = new Set<() => void>();

function become(next: StatusChanges): void {
  now = next;
  for (const listener of listeners) listener();
}

export function readStatusChanges(): StatusChanges {
  return now;
}

/** Calls `listener` at each change. Gives the way to stop. */
export function watchStatusChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteStatusChange(change: StatusChange): void {
  become({ ...now, changes: new Map(now.changes).set(change.order.orderId, change) });
}

export function noteBulkChange(bulk: BulkChange | null): void {
  become({ ...now, bulk });
}

/** Forgets all that is told: the administrator signed out. */
export function forgetStatusChanges(): void {
  become(none);
}

/** The orders of several changes that failed. */
export function failedOrders({ changes, bulk }: StatusChanges): readonly UserOrder[] {
  return bulk?.orders.filter(({ orderId }) => changes.get(orderId)?.state === 'failed') ?? [];
}

/** Whether several changes are still on their way. */
export function isUnderWay({ bulk }: StatusChanges): boolean {
  return bulk !== null && bulk.done < bulk.orders.length;
}
