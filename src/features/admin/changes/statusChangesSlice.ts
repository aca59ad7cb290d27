import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { OrderRef } from '@/domain/adminUsers';
import { rootReducer } from '@/state/rootReducer';
import { countAsUnsaved } from '@/state/unsavedWork';
import { doneBatchClosed, jobsFailed } from './batchSlice';

export interface StatusChange {
  readonly order: OrderRef;
  readonly newStatus: string;
  /** `overtaken`: not sent, because someone else changed the status meanwhile. */
  readonly state: 'saving' | 'saved' | 'failed' | 'overtaken';
  /** Why it failed, else ''. */
  readonly problem: string;
  /** What someone else set, else ''. */
  readonly theirs: string;
  /** When the server accepted it, in ms. */
  readonly savedAt?: number;
}

/** A change that the server accepted in this session. */
export interface AcceptedChange {
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

/** By order id. */
export type TickedOrders = Readonly<Record<string, OrderRef>>;

interface StatusChanges {
  readonly ticked: TickedOrders;
  readonly byOrderId: Readonly<Record<string, StatusChange>>;
  /** By order id, oldest first. */
  readonly accepted: Readonly<Record<string, readonly AcceptedChange[]>>;
}

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly statusChanges: StatusChanges;
  }
}

const initialState: StatusChanges = { ticked: {}, byOrderId: {}, accepted: {} };

/** Whether a change was not made, for a reason that the administrator decides about. */
export function isOpen(change: StatusChange | undefined): boolean {
  return change?.state === 'failed' || change?.state === 'overtaken';
}

const hasOpen = ({ byOrderId }: StatusChanges): boolean => Object.values(byOrderId).some(isOpen);

function withAccepted(
  accepted: StatusChanges['accepted'],
  { order: { orderId, status: from }, newStatus: to, savedAt: at }: StatusChange,
): StatusChanges['accepted'] {
  if (at === undefined) return accepted;
  return { ...accepted, [orderId]: [...(accepted[orderId] ?? []), { from, to, at }] };
}

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
  },
  extraReducers: (builder) =>
    builder
      .addCase(adminSignedOut, () => initialState)
      .addCase(jobsFailed, (state, { payload: { jobs, reason: problem } }) => ({
        ...state,
        byOrderId: {
          ...state.byOrderId,
          ...Object.fromEntries(
            jobs.flatMap((job) =>
              'order' in job ? [[job.key, { ...job, state: 'failed', problem, theirs: '' } as const]] : [],
            ),
          ),
        },
      }))
      // Where the list opens again, the outcomes are forgotten, unless a change is pending or was not made.
      .addCase(doneBatchClosed, (state) => (isSaving(state) || hasOpen(state) ? state : { ...state, byOrderId: {} })),
  selectors: {
    selectTickedOrders: (state) => state.ticked,
    selectStatusChanges: (state) => state.byOrderId,
    selectIsSavingStatus: isSaving,
    selectAcceptedChanges: (state) => state.accepted,
  },
});

export const { orderTicked, allUnticked, statusChangeUpdated, statusChangeDropped } = statusChangesSlice.actions;
export const { selectTickedOrders, selectStatusChanges, selectIsSavingStatus, selectAcceptedChanges } =
  statusChangesSlice.injectInto(rootReducer).selectors;

countAsUnsaved(selectIsSavingStatus);
