import { type ListCall, listCalls } from '@/api/adminApi';
import { userRow } from '@/domain/adminUsers';
import { statusOf } from '@/domain/orderFigures';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import type { OrderRef } from './statusChangesSlice';

/** A list that is older than this is read anew before a change is sent, in ms. */
const freshMs = 5000;

const anew = { subscribe: false, forceRefetch: true } as const;

function needsReading(list: ListCall, state: RootState, since: number): boolean {
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
    const users = needsReading(getUsers, getState(), since)
      ? await dispatch(getUsers.initiate(undefined, anew))
      : getUsers.select()(getState());
    if (!users.data || users.error !== undefined) return { status: '', error: users.error };
    const owner = users.data.find(({ _id }) => _id === userId);
    const status = owner && userRow(owner).orders.find((order) => order.orderId === orderId)?.status;
    if (status || !seen) return { status: status ?? '' };

    const bookings = needsReading(getBookings, getState(), since)
      ? await dispatch(getBookings.initiate(undefined, anew))
      : getBookings.select()(getState());
    if (!bookings.data || bookings.error !== undefined) return { status: '', error: bookings.error };
    const group = bookings.data.find(({ _id }) => _id === orderId);
    return { status: statusOf(group?.bookings ?? []) };
  };
}
