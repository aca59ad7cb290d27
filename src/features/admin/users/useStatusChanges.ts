import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useUpdateUserOrderStatusMutation } from '@/api/adminApi';
import { isRefused } from '@/api/apiError';
import type { UserOrder } from '@/domain/adminUsers';
import { problemText } from '@/features/admin/list/failureText';
import {
  failedOrders,
  forgetStatusChanges,
  isUnderWay,
  noteBulkChange,
  noteStatusChange,
  readStatusChanges,
  type StatusChange,
  watchStatusChanges,
} from './statusChanges';

const notSent = 'Please sign in again, then retry';

/** Sends changes of order statuses one after the other (§7) and remembers what became of each. */
export function useStatusChanges() {
  const [update] = useUpdateUserOrderStatusMutation();
  const told = useSyncExternalStore(watchStatusChanges, readStatusChanges);

  useEffect(() => {
    // A list shown anew starts clean, unless something is left to do.
    const left = readStatusChanges();
    if (!isUnderWay(left) && failedOrders(left).length === 0) forgetStatusChanges();
  }, []);

  /** Gives false where the server asked for a sign-in: nothing further would be taken. */
  const changeOne = useCallback(
    async (order: UserOrder, newStatus: string): Promise<boolean> => {
      const note = (state: StatusChange['state'], message = '') =>
        noteStatusChange({ order, newStatus, state, message });
      note('saving');
      const outcome = await update({ userId: order.userId, orderId: order.orderId, newStatus });
      if (!('error' in outcome)) note('saved');
      else note('failed', problemText(outcome.error));
      return !('error' in outcome && isRefused(outcome.error));
    },
    [update],
  );

  const changeMany = useCallback(
    async (orders: readonly UserOrder[], newStatus: string): Promise<void> => {
      if (isUnderWay(readStatusChanges())) return;
      noteBulkChange({ orders, newStatus, done: 0 });
      for (const [place, order] of orders.entries()) {
        if (!(await changeOne(order, newStatus))) {
          for (const left of orders.slice(place + 1))
            noteStatusChange({ order: left, newStatus, state: 'failed', message: notSent });
          return noteBulkChange({ orders, newStatus, done: orders.length });
        }
        noteBulkChange({ orders, newStatus, done: place + 1 });
      }
    },
    [changeOne],
  );

  return { ...told, changeOne, changeMany, closeBulk: () => noteBulkChange(null) };
}
