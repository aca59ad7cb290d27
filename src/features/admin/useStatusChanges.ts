import { useRef, useState } from 'react';
import { useUpdateUserOrderStatusMutation } from '@/api/adminApi';
import { isRefused } from '@/api/apiError';
import type { UserOrder } from '@/domain/adminUsers';
import { failureText } from './failureText';

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

/** Sends changes of order statuses one after the other (§7) and remembers what became of each. */
export function useStatusChanges() {
  const [update] = useUpdateUserOrderStatusMutation();
  const [changes, setChanges] = useState<ReadonlyMap<string, StatusChange>>(new Map());
  const [bulk, setBulk] = useState<BulkChange | null>(null);
  const running = useRef(false);

  /** Gives false where the server asked for a sign-in: nothing further would be taken. */
  async function changeOne(order: UserOrder, newStatus: string): Promise<boolean> {
    const note = (state: StatusChange['state'], message = '') =>
      setChanges((before) => new Map(before).set(order.orderId, { order, newStatus, state, message }));
    note('saving');
    const outcome = await update({ userId: order.userId, orderId: order.orderId, newStatus });
    if (!('error' in outcome)) note('saved');
    else note('failed', failureText(outcome.error));
    return !('error' in outcome && isRefused(outcome.error));
  }

  async function changeMany(orders: readonly UserOrder[], newStatus: string): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBulk({ orders, newStatus, done: 0 });
    let done = 0;
    for (const order of orders) {
      if (!(await changeOne(order, newStatus))) break;
      done += 1;
      setBulk({ orders, newStatus, done });
    }
    running.current = false;
  }

  return { changes, bulk, changeOne, changeMany, closeBulk: () => setBulk(null) };
}
