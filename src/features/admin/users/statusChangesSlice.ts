import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { UserOrder } from '@/domain/adminUsers';
import { rootReducer } from '@/state/rootReducer';
import { countAsUnsaved } from '@/state/unsavedWork';

/** What a status change needs of an order. */
export type OrderRef = Pick<UserOrder, 'userId' | 'orderId' | 'owner' | 'status'>;

export interface StatusChange {
  readonly order: OrderRef;
  readonly newStatus: string;
  /** `overtaken`: not sent, because someone else changed the status meanwhile. */
  readonly state: 'saving' | 'saved' | 'failed' | 'overtaken';
  /** Why it failed, else ''. */
  readonly problem: string;
  /** What someone else set, else ''. */
  readonly theirs: string;
  /** When it got into this state, in ms. */
  readonly at: number;
}

/** A change that the server accepted in this session. */
export interface AcceptedChange {
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

/** One status for several orders; `done` of them have been processed. */
export interface BulkChange {
  readonly orders: readonly OrderRef[];
  readonly newStatus: string;
  readonly done: number;
}

/** By order id. */
export type TickedOrders = Readonly<Record<string, OrderRef>>;

interface StatusChanges {
  readonly ticked: TickedOrders;
  readonly byOrderId: Readonly<Record<string, StatusChange>>;
  readonly bulk: BulkChange | null;
  /** By order id, oldest first. */
  readonly accepted: Readonly<Record<string, readonly AcceptedChange[]>>;
}

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly statusChanges: StatusChanges;
  }
}

const initialState: StatusChanges = { ticked: {}, byOrderId: {}, bulk: null, accepted: {} };

/** Whether a change was not made, for a reason that the administrator decides about. */
export function isOpen(change: StatusChange | undefined): boolean {
  return change?.state === 'failed' || change?.state === 'overtaken';
}

const hasOpen = ({ byOrderId }: StatusChanges): boolean => Object.values(byOrderId).some(isOpen);

function withAccepted(
  accepted: StatusChanges['accepted'],
  { order: { orderId, status: from }, newStatus: to, state, at }: StatusChange,
): StatusChanges['accepted'] {
  if (state !== 'saved') return accepted;
  return { ...accepted, [orderId]: [...(accepted[orderId] ?? []), { from, to, at }] };
}

const isRunning = ({ bulk }: StatusChanges): boolean => bulk !== null && bulk.done < bulk.orders.length;

const isSaving = ({ byOrderId }: StatusChanges): boolean =>
  Object.values(byOrderId).some(({ state }) => state === 'saving');

/** Orders ticked for a change, changes of order statuses and their outcomes. They outlive a change of tab and an expired session. */
const statusChangesSlice = createSlice({
  name: 'statusChanges',
  initialState,
  reducers: {
    /** Ticks or unticks it. */
    orderTicked: {
      prepare: ({ userId, orderId, owner, status }: OrderRef) => ({ payload: { userId, orderId, owner, status } }),
      reducer: (state, { payload }: PayloadAction<OrderRef>) => {
        const { [payload.orderId]: before, ...others } = state.ticked;
        return { ...state, ticked: before ? others : { ...others, [payload.orderId]: payload } };
      },
    },
    allUnticked: (state) => ({ ...state, ticked: {} }),
    statusChangeUpdated: (state, { payload }: PayloadAction<StatusChange>) => ({
      ...state,
      byOrderId: { ...state.byOrderId, [payload.order.orderId]: payload },
      accepted: withAccepted(state.accepted, payload),
    }),
    statusChangeDropped: (state, { payload: orderId }: PayloadAction<string>) => {
      const { [orderId]: _, ...byOrderId } = state.byOrderId;
      return { ...state, byOrderId };
    },
    bulkChangeStarted: (state, { payload }: PayloadAction<Omit<BulkChange, 'done'>>) => ({
      ...state,
      bulk: { ...payload, done: 0 },
    }),
    bulkChangeAdvanced: (state, { payload: done }: PayloadAction<number>) => ({
      ...state,
      bulk: state.bulk && { ...state.bulk, done },
    }),
    bulkChangeClosed: (state) => ({ ...state, bulk: null }),
    /** Forgets the outcomes, unless a change is pending or was not made. */
    outcomesCleared: (state) =>
      isRunning(state) || isSaving(state) || hasOpen(state) ? state : { ...state, byOrderId: {}, bulk: null },
  },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => initialState),
  selectors: {
    selectTickedOrders: (state) => state.ticked,
    selectStatusChanges: (state) => state.byOrderId,
    selectBulkChange: (state) => state.bulk,
    selectIsBulkRunning: isRunning,
    selectIsChangingStatus: (state) => isRunning(state) || isSaving(state),
    selectAcceptedChanges: (state) => state.accepted,
  },
});

export const {
  orderTicked,
  allUnticked,
  statusChangeUpdated,
  statusChangeDropped,
  bulkChangeStarted,
  bulkChangeAdvanced,
  bulkChangeClosed,
  outcomesCleared,
} = statusChangesSlice.actions;
export const {
  selectTickedOrders,
  selectStatusChanges,
  selectBulkChange,
  selectIsBulkRunning,
  selectIsChangingStatus,
  selectAcceptedChanges,
} = statusChangesSlice.injectInto(rootReducer).selectors;

countAsUnsaved(selectIsChangingStatus);
