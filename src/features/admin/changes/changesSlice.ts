import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import {
  asServerSpells,
  editedValues,
  type ProductEditValues,
  type ProductField,
  type ProductFormValues,
} from '@/domain/adminProducts';
import type { OrderRef } from '@/domain/adminUsers';
import { rootReducer } from '@/state/rootReducer';

/** What is edited in the list of products in its place. */
export const fieldsOf = { price: ['oprice', 'price'], stock: ['stockSize'] } as const satisfies Readonly<
  Record<string, readonly ProductField[]>
>;

export type EditedPart = keyof typeof fieldsOf;

interface NamedJob {
  /** Two changes of the same key replace each other. */
  readonly key: string;
  readonly name: string;
}

/** A change of a product, or a new one. */
export interface ProductJob extends NamedJob {
  /** Null for a new product. */
  readonly productId: string | null;
  /** The values that the edit started from. */
  readonly before: ProductEditValues;
  readonly after: ProductEditValues;
  /** Of an edit in the list. */
  readonly part?: EditedPart;
  /** Of a form that was left. */
  readonly draftId?: string;
  /** Of a copy: those beyond the form's five are sent too. */
  readonly copiedImages?: readonly string[];
}

/** An edit in the list of products. */
export interface EditJob extends ProductJob {
  readonly productId: string;
  readonly part: EditedPart;
}

/** A change of an order's status; its key is the order's ID. */
export interface StatusJob extends NamedJob {
  readonly order: OrderRef;
  readonly newStatus: string;
}

/** What one call sends. */
export type Job = ProductJob | StatusJob;

export type BatchKind = 'products' | 'statuses';

/** A batch has jobs of one kind. */
export const kindOf = (jobs: readonly Job[]): BatchKind =>
  jobs.some((job) => 'order' in job) ? 'statuses' : 'products';

export interface Outcome {
  /** 'skipped': not sent, because somebody else changed the same meanwhile. */
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'skipped';
  /** Why it failed or was skipped, else ''. */
  readonly reason: string;
  /** What somebody else set. */
  readonly theirs: ProductEditValues & { readonly status?: string };
}

export interface Change extends Outcome {
  readonly job: Job;
  /** Whether the administrator has decided about it in the list: only its batch still shows it. */
  readonly settled?: boolean;
}

/** Changes that are sent one after the other. */
export interface Batch {
  readonly title: string;
  readonly keys: readonly string[];
  readonly state: 'running' | 'stopping' | 'ended';
}

/** An unsaved form. */
export interface ProductDraft {
  /** What the form started with. */
  readonly initial: ProductFormValues;
  readonly values: ProductFormValues;
  /** All pictures of the product that a new one is a copy of. */
  readonly copiedImages: readonly string[];
}

/** A value of the list that is a field now. */
export interface OpenEdit {
  readonly before: ProductEditValues;
  /** As they are typed. */
  readonly values: ProductEditValues;
  /** The field to focus where it appears, else ''. */
  readonly focused: string;
}

/** A status that the server accepted in this session. */
export interface AcceptedStatus {
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

type ByKey<T> = Readonly<Record<string, T>>;

interface AdminChanges {
  readonly changes: ByKey<Change>;
  /** The last of each kind. */
  readonly batches: Readonly<Record<BatchKind, Batch | null>>;
  /** Orders ticked for a change, by id. */
  readonly ticked: ByKey<OrderRef>;
  /** By order id, oldest first. */
  readonly accepted: ByKey<readonly AcceptedStatus[]>;
  /** By product id, 'new' or a copy's id. */
  readonly drafts: ByKey<ProductDraft>;
  readonly openEdits: ByKey<OpenEdit>;
  /** The edit in the list that was saved last. */
  readonly undoable: EditJob | null;
}

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly adminChanges: AdminChanges;
  }
}

const initialState: AdminChanges = {
  changes: {},
  batches: { products: null, statuses: null },
  ticked: {},
  accepted: {},
  drafts: {},
  openEdits: {},
  undoable: null,
};

function without<T>(records: ByKey<T>, isDropped: (record: T, key: string) => boolean): ByKey<T> {
  return Object.fromEntries(Object.entries(records).filter(([key, record]) => !isDropped(record, key)));
}

/** Whether a change was not made, for a reason that the administrator decides about. */
export function isOpen(change: Change | undefined): change is Change {
  return (change?.state === 'failed' || change?.state === 'skipped') && !change.settled;
}

const isSending = (batch: Batch | null) => batch !== null && batch.state !== 'ended';
const partOf = ({ job }: Change) => ('part' in job ? job.part : undefined);
const isStatus = ({ job }: Change) => 'order' in job;

/** The changes without those that only the last batch of products shows. */
function withoutLastProducts({ changes, batches: { products } }: AdminChanges): ByKey<Change> {
  const keys = new Set(products?.keys);
  return without(changes, (change, key) => keys.has(key) && !isStatus(change) && !partOf(change));
}

function withAccepted({ accepted }: AdminChanges, { job, state }: Change, at: number): AdminChanges['accepted'] {
  if (state !== 'done' || !('order' in job)) return accepted;
  const { orderId, status: from } = job.order;
  return { ...accepted, [orderId]: [...(accepted[orderId] ?? []), { from, to: job.newStatus, at }] };
}

function withBatch(state: AdminChanges, kind: BatchKind, next: Batch['state']): AdminChanges {
  const batch = state.batches[kind];
  return batch ? { ...state, batches: { ...state.batches, [kind]: { ...batch, state: next } } } : state;
}

const changesOf = (jobs: readonly Job[], state: Outcome['state'] = 'waiting', reason = ''): ByKey<Change> =>
  Object.fromEntries(jobs.map((job) => [job.key, { job, state, reason, theirs: {} }]));

/**
 * What the administrator has changed and is not saved yet, and what became of what was sent. It outlives a change of tab, Back
 * and an expired session; a sign-out forgets it.
 */
const changesSlice = createSlice({
  name: 'adminChanges',
  initialState,
  reducers: {
    changeUpdated: {
      prepare: (change: Change) => ({ payload: change, meta: { at: Date.now() } }),
      reducer: (state, { payload, meta: { at } }: PayloadAction<Change, string, { at: number }>) => {
        const { draftId } = payload.job as ProductJob;
        const isSaved = payload.state === 'done' && draftId !== undefined;
        return {
          ...state,
          changes: { ...state.changes, [payload.job.key]: payload },
          accepted: withAccepted(state, payload, at),
          drafts: isSaved ? without(state.drafts, (_, id) => id === draftId) : state.drafts,
        };
      },
    },
    changeSettled: (state, { payload: key }: PayloadAction<string>) => {
      const change = state.changes[key];
      return change ? { ...state, changes: { ...state.changes, [key]: { ...change, settled: true } } } : state;
    },
    /** One action for all: thousands would each render their results. */
    changesFailed: (state, { payload: { jobs, reason } }: PayloadAction<{ jobs: readonly Job[]; reason: string }>) => ({
      ...state,
      changes: { ...state.changes, ...changesOf(jobs, 'failed', reason) },
    }),
    batchStarted: (state, { payload }: PayloadAction<{ kind: BatchKind; title: string; jobs: readonly Job[] }>) => {
      const { kind, title, jobs } = payload;
      const others = kind === 'products' ? withoutLastProducts(state) : state.changes;
      const batch: Batch = { title, keys: jobs.map(({ key }) => key), state: 'running' };
      return {
        ...state,
        changes: { ...others, ...changesOf(jobs) },
        batches: { ...state.batches, [kind]: batch },
        undoable: null,
      };
    },
    /** With these jobs in place of those of the same keys. */
    batchResumed: (state, { payload: { kind, jobs } }: PayloadAction<{ kind: BatchKind; jobs: readonly Job[] }>) =>
      withBatch({ ...state, changes: { ...state.changes, ...changesOf(jobs) } }, kind, 'running'),
    batchStopped: (state, { payload: kind }: PayloadAction<BatchKind>) => withBatch(state, kind, 'stopping'),
    batchEnded: (state, { payload: kind }: PayloadAction<BatchKind>) => withBatch(state, kind, 'ended'),
    batchClosed: (state, { payload: kind }: PayloadAction<BatchKind>) => ({
      ...state,
      changes: kind === 'products' ? withoutLastProducts(state) : state.changes,
      batches: { ...state.batches, [kind]: null },
    }),
    /** Where a list of orders opens again, outcomes are forgotten, unless something is left to do or to decide. */
    doneStatusesClosed: (state) => {
      const { changes, batches } = state;
      const isDone =
        !isSending(batches.statuses) && batches.statuses?.keys.every((key) => changes[key]?.state === 'done');
      const left = isDone ? null : batches.statuses;
      const isNeeded = (change: Change) => isStatus(change) && (change.state === 'sending' || isOpen(change));
      const forgets = left === null && !Object.values(changes).some(isNeeded);
      return {
        ...state,
        batches: { ...batches, statuses: left },
        changes: forgets ? without(changes, isStatus) : changes,
      };
    },
    /** Ticks or unticks it. */
    orderTicked: {
      prepare: ({ userId, orderId, owner, status }: OrderRef) => ({ payload: { userId, orderId, owner, status } }),
      reducer: (state, { payload }: PayloadAction<OrderRef>) => {
        const { [payload.orderId]: before, ...others } = state.ticked;
        return { ...state, ticked: before ? others : { ...others, [payload.orderId]: payload } };
      },
    },
    allUnticked: (state) => ({ ...state, ticked: {} }),
    draftStored: (state, { payload: { id, ...draft } }: PayloadAction<ProductDraft & { id: string }>) => ({
      ...state,
      drafts: { ...state.drafts, [id]: draft },
    }),
    draftDropped: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      drafts: without(state.drafts, (_, id) => id === payload),
    }),
    editOpened: (state, { payload: { key, ...edit } }: PayloadAction<OpenEdit & { key: string }>) => ({
      ...state,
      openEdits: { ...state.openEdits, [key]: edit },
    }),
    /** Ignored once it is closed. */
    editTyped: (state, { payload: { key, ...change } }: PayloadAction<Partial<OpenEdit> & { key: string }>) => {
      const edit = state.openEdits[key];
      return edit ? { ...state, openEdits: { ...state.openEdits, [key]: { ...edit, ...change } } } : state;
    },
    editClosed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      openEdits: without(state.openEdits, (_, key) => key === payload),
    }),
    undoOffered: (state, { payload }: PayloadAction<EditJob | null>) => ({ ...state, undoable: payload }),
    /** All forms that were left and all edits in the list that were sent. */
    unsavedDiscarded: (state) => ({
      ...state,
      drafts: {},
      changes: without(state.changes, (change) => partOf(change) !== undefined),
      undoable: null,
    }),
  },
  selectors: {
    selectChanges: ({ changes }) => changes,
    selectChange: ({ changes }, key: string) => changes[key],
    selectBatch: ({ batches }, kind: BatchKind) => batches[kind],
    selectIsBatchRunning: ({ batches }, kind: BatchKind) => isSending(batches[kind]),
    selectTickedOrders: ({ ticked }) => ticked,
    selectAcceptedStatuses: ({ accepted }) => accepted,
    selectDrafts: ({ drafts }) => drafts,
    selectOpenEdit: ({ openEdits }, key: string) => openEdits[key],
    selectUndoable: ({ undoable }) => undoable,
    /** Whether a reload or a sign-out would lose what was typed, or stop what is being sent. */
    selectHasUnsavedWork: ({ changes, batches, drafts, openEdits }) =>
      Object.keys(drafts).length > 0 ||
      Object.values(batches).some(isSending) ||
      Object.values(changes).some((change) => change.state === 'sending' || isUnsavedEdit(change)) ||
      Object.values(openEdits).some(
        ({ before, values }) => Object.keys(editedValues(before, asServerSpells(values))).length > 0,
      ),
  },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => initialState),
});

/** Whether it is an edit in the list that is not being sent. */
export function isUnsavedEdit(change: Change): boolean {
  return partOf(change) !== undefined && change.state !== 'sending' && change.state !== 'done' && !change.settled;
}

export const {
  changeUpdated,
  changeSettled,
  changesFailed,
  batchStarted,
  batchResumed,
  batchStopped,
  batchEnded,
  batchClosed,
  doneStatusesClosed,
  orderTicked,
  allUnticked,
  draftStored,
  draftDropped,
  editOpened,
  editTyped,
  editClosed,
  undoOffered,
  unsavedDiscarded,
} = changesSlice.actions;

export const {
  selectChanges,
  selectChange,
  selectBatch,
  selectIsBatchRunning,
  selectTickedOrders,
  selectAcceptedStatuses,
  selectDrafts,
  selectOpenEdit,
  selectUndoable,
  selectHasUnsavedWork,
} = changesSlice.injectInto(rootReducer).selectors;
