import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { UserOrder } from '@/domain/adminUsers';
import { rootReducer } from '@/state/rootReducer';

/** What a status change needs of an order. */
export type OrderRef = Pick<UserOrder, 'userId' | 'orderId' | 'owner' | 'status'>;

export interface StatusChange {
  readonly order: OrderRef;
  readonly newStatus: string;
  readonly state: 'saving' | 'saved' | 'failed';
  /** Why it failed, else ''. */
  readonly problem: string;
}

/** One status for several orders; `done` of them have been processed. */
export interface BulkChange {
  readonly orders: readonly OrderRef[];
  readonly newStatus: string;
  readonly done: number;
}

interface StatusChanges {
  readonly byOrderId: Readonly<Record<string, StatusChange>>;
  readonly bulk: BulkChange | null;
}

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly statusChanges: StatusChanges;
  }
}

const initialState: StatusChanges = { byOrderId: {}, bulk: null };

const failedIn = ({ byOrderId, bulk }: StatusChanges): readonly OrderRef[] =>
  bulk?.orders.filter(({ orderId }) => byOrderId[orderId]?.state === 'failed') ?? [];

const isRunning = ({ bulk }: StatusChanges): boolean => bulk !== null && bulk.done < bulk.orders.length;

const isSaving = ({ byOrderId }: StatusChanges): boolean =>
  Object.values(byOrderId).some(({ state }) => state === 'saving');

/** Changes of order statuses and their outcomes. They outlive a change of tab and an expired session. */
const statusChangesSlice = createSlice({
  name: 'statusChanges',
  initialState,
  reducers: {
    statusChangeUpdated: (state, { payload }: PayloadAction<StatusChange>) => ({
      ...state,
      byOrderId: { ...state.byOrderId, [payload.order.orderId]: payload },
    }),
    bulkChangeStarted: (state, { payload }: PayloadAction<Omit<BulkChange, 'done'>>) => ({
      ...state,
      bulk: { ...payload, done: 0 },
    }),
    bulkChangeAdvanced: (state, { payload: done }: PayloadAction<number>) => ({
      ...state,
      bulk: state.bulk && { ...state.bulk, done },
    }),
    bulkChangeClosed: (state) => ({ ...state, bulk: null }),
    /** Forgets the outcomes, unless a change is pending or a bulk change has failed orders to retry. */
    outcomesCleared: (state) =>
      isRunning(state) || isSaving(state) || failedIn(state).length > 0 ? state : initialState,
  },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => initialState),
  selectors: {
    selectStatusChanges: (state) => state.byOrderId,
    selectBulkChange: (state) => state.bulk,
    selectIsBulkRunning: isRunning,
  },
});

export const { statusChangeUpdated, bulkChangeStarted, bulkChangeAdvanced, bulkChangeClosed, outcomesCleared } =
  statusChangesSlice.actions;
export const { selectStatusChanges, selectBulkChange, selectIsBulkRunning } =
  statusChangesSlice.injectInto(rootReducer).selectors;
