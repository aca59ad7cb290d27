import { adminApi, type ListCall, listCalls } from '@/api/adminApi';
import { isSignInRequired } from '@/api/apiError';
import { type OrderRef, userRow } from '@/domain/adminUsers';
import { newerChange } from '@/domain/bulkEdit';
import { statusOf } from '@/domain/customerOrders';
import { orderStatusLabel } from '@/domain/orderStatus';
import { problemText } from '@/features/admin/list/problemText';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import type { Outcome } from './batchSlice';
import {
  type StatusChange,
  selectAcceptedChanges,
  selectStatusChanges,
  statusChangeUpdated,
} from './statusChangesSlice';
import { changesTexts } from './texts';

/** A list that is older than this is refetched before a change is sent, in ms. */
const freshMs = 5000;

const refetched = { subscribe: false, forceRefetch: true } as const;

function isStale(list: ListCall, state: RootState, since: number): boolean {
  const { fulfilledTimeStamp = 0 } = list.select()(state);
  return fulfilledTimeStamp <= Math.max(since, Date.now() - freshMs);
}

interface Reading {
  /** '' if no list tells it. */
  readonly status: string;
  readonly error?: unknown;
}

/** An order's present status, not older than a few seconds or than `since`, in ms. Some servers list only the ids of a user's orders. */
export function readOrderStatus({ userId, orderId, status: seen }: OrderRef, since: number) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<Reading> => {
    const { getUsers, getBookings } = listCalls;
    const users = isStale(getUsers, getState(), since)
      ? await dispatch(getUsers.initiate(undefined, refetched))
      : getUsers.select()(getState());
    if (!users.data || users.error !== undefined) return { status: '', error: users.error };
    const owner = users.data.find(({ _id }) => _id === userId);
    const status = owner && userRow(owner).orders.find((order) => order.orderId === orderId)?.status;
    if (status || !seen) return { status: status ?? '' };

    const bookings = isStale(getBookings, getState(), since)
      ? await dispatch(getBookings.initiate(undefined, refetched))
      : getBookings.select()(getState());
    if (!bookings.data || bookings.error !== undefined) return { status: '', error: bookings.error };
    const group = bookings.data.find(({ _id }) => _id === orderId);
    return { status: statusOf(group?.bookings ?? []) };
  };
}

/** Changes an order's status, unless someone else did meanwhile. */
export function changeOrderStatus({ userId, orderId, owner, status }: OrderRef, newStatus: string) {
  return async (
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Promise<{ readonly outcome: Outcome; readonly refused: boolean }> => {
    const order: OrderRef = { userId, orderId, owner, status };
    const update = (state: StatusChange['state'], more: Partial<StatusChange> = {}) =>
      dispatch(statusChangeUpdated({ order, newStatus, state, problem: '', theirs: '', ...more }));
    const fail = (error: unknown) => {
      const problem = problemText(error);
      update('failed', { problem });
      return {
        outcome: { state: 'failed', reason: problem },
        refused: isSignInRequired(error, 'administrator'),
      } as const;
    };
    // A sign-out meanwhile forgot the change.
    const forgotten = { outcome: { state: 'failed', reason: '' }, refused: true } as const;
    const isForgotten = () => !selectStatusChanges(getState())[orderId];
    const lastSaved = selectAcceptedChanges(getState())[orderId]?.at(-1)?.at ?? 0;
    update('saving');
    const latest = await dispatch(readOrderStatus(order, lastSaved));
    if (isForgotten()) return forgotten;
    if (latest.error !== undefined) return fail(latest.error);
    const newer = latest.status && newerChange({ seen: status, theirs: latest.status, wanted: newStatus });
    if (newer) {
      update('overtaken', { theirs: newer.theirs });
      // A list of bookings on the screen is as old as what the administrator saw.
      dispatch(adminApi.util.invalidateTags(['AdminBooking']));
      const reason = changesTexts.overtaken(orderStatusLabel(status), orderStatusLabel(newer.theirs));
      return { outcome: { state: 'skipped', reason }, refused: false };
    }
    const change = adminApi.endpoints.updateUserOrderStatus.initiate({ userId, orderId, newStatus }, { track: false });
    const { error } = await dispatch(change);
    if (isForgotten()) return forgotten;
    if (error !== undefined) return fail(error);
    update('saved', { savedAt: Date.now() });
    return { outcome: { state: 'done', reason: '' }, refused: false };
  };
}
