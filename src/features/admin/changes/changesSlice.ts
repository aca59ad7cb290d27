import { createSlice, type Draft, type PayloadAction, weakMapMemoize } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { adminApi, listCalls } from '@/api/adminApi';
import { adminSignedOut } from '@/api/adminSession';
import { adminDraftsKey } from '@/config/constants';
import type { Product } from '@/contract/product';
import type { ListedUser } from '@/contract/user';
import {
  asServerSpells,
  editedValues,
  type ProductEditValues,
  type ProductField,
  type ProductFormValues,
  pickFields,
  productChanges,
  productFormOf,
  productNameKey,
} from '@/domain/adminProducts';
import { type OrderRef, userRow } from '@/domain/adminUsers';
import { session } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { rootReducer } from '@/state/rootReducer';

/** The fields that are edited in place in the list of products. */
export const fieldsOf = { price: ['oprice', 'price'], stock: ['stockSize'] } as const satisfies Readonly<
  Record<string, readonly ProductField[]>
>;

export type EditedPart = keyof typeof fieldsOf;
const parts = Object.keys(fieldsOf) as EditedPart[];

/** The key of an open edit, and of the change that it becomes. */
export const editKey = (productId: string, part: EditedPart) => `${part} ${productId}`;

/** What the key of a form's change begins with. */
export const formKey = (id: string) => `form ${id}`;

interface NamedJob {
  /** A change replaces an earlier one with the same key. */
  readonly key: string;
  readonly name: string;
}

/** A changed or a new product. */
export interface ProductJob extends NamedJob {
  /** Null for a new product. */
  readonly productId: string | null;
  /** The values that the edit started from. */
  readonly before: ProductEditValues;
  readonly after: ProductEditValues;
  /** Set for an edit in the list. */
  readonly part?: EditedPart;
  /** Set for a form. */
  readonly draftId?: string;
  /** Set for a copy, which also sends the images beyond the form's five. */
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
  /** 'skipped': not sent, because somebody else changed the same value meanwhile. */
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'skipped';
  /** Why it failed or was skipped, else ''. */
  readonly reason: string;
  /** Whether the server may have made the change although its call failed. */
  readonly unclear?: boolean;
  /** What somebody else set. */
  readonly theirs: ProductEditValues & { readonly status?: string };
}

export interface Change extends Outcome {
  readonly job: Job;
  /** Whether the administrator, or somebody else, has decided about it since; from then on, only its batch shows it. */
  readonly settled?: boolean;
  /** Values that were sent and got no response: the server may have stored them. */
  readonly withoutResponse?: readonly ProductEditValues[];
}

/** Changes that are sent one after the other. */
export interface Batch {
  /** Distinguishes the batch from the one before it. */
  readonly number: number;
  readonly title: string;
  readonly keys: readonly string[];
  readonly state: 'running' | 'stopping' | 'ended';
}

const formSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((values): ProductFormValues => ({ ...productFormOf(), ...values })),
);
const draftSchema = v.object({
  /** What the form started with. */
  initial: formSchema,
  values: formSchema,
  /** All pictures of the product that a new one is a copy of. */
  copiedImages: v.array(v.string()),
});
const draftsSchema = v.fallback(v.record(v.string(), draftSchema), {});

/** An unsaved form. */
export type ProductDraft = Readonly<v.InferOutput<typeof draftSchema>>;

/** A value of the list that is being edited in place. */
export interface OpenEdit extends Omit<EditJob, 'after'> {
  /** The values as typed. */
  readonly values: ProductEditValues;
  /** The field to focus when the edit mounts, else ''. */
  readonly focused: string;
  /** False while another page of the list, or another tab, is shown. */
  readonly isShown: boolean;
}

/** What an open edit would send. */
export function editJob({ values, focused, isShown, ...edit }: OpenEdit): EditJob {
  const after = editedValues(edit.before, asServerSpells(values));
  return { ...edit, before: pickFields(edit.before, Object.keys(after) as ProductField[]), after };
}

export const isTyped = (edit: OpenEdit) => Object.keys(editJob(edit).after).length > 0;

/** A status that the server accepted in this session. */
export interface AcceptedStatus {
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

type ByKey<T> = Readonly<Record<string, T>>;

interface AdminChanges {
  readonly changes: ByKey<Change>;
  /** The last batch of each kind. */
  readonly batches: Readonly<Record<BatchKind, Batch | null>>;
  /** Each order's accepted statuses by order id, oldest first. */
  readonly accepted: ByKey<readonly AcceptedStatus[]>;
  /** When the latest list of users was requested. */
  readonly usersRequestedAt: number;
  /** Drafts by product id, 'new' or a copy's id; this browser tab keeps them. */
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

const none: AdminChanges = {
  changes: {},
  batches: { products: null, statuses: null },
  accepted: {},
  usersRequestedAt: 0,
  drafts: {},
  openEdits: {},
  undoable: null,
};

function deleteWhere<T>(records: Record<string, T>, isDropped: (record: T, key: string) => boolean): void {
  for (const [key, record] of Object.entries(records)) if (isDropped(record, key)) delete records[key];
}

/** Whether a change was not made, and the administrator has yet to decide about it. */
export function isOpen(change: Change | undefined): change is Change {
  return (change?.state === 'failed' || change?.state === 'skipped') && !change.settled;
}

/** Whether a batch has yet to send a change. */
export const isWaiting = (change: Change | undefined) => change?.state === 'waiting' && !change.settled;

const isSending = (batch: Batch | null) => batch !== null && batch.state !== 'ended';
const partOf = ({ job }: Change) => ('part' in job ? job.part : undefined);
const isStatus = ({ job }: Change) => 'order' in job;

/** Forgets the changes that only the last batch of products shows, unless the next one has them too. */
function forgetLastProducts({ changes, batches: { products } }: Draft<AdminChanges>, next: readonly string[] = []) {
  const keys = new Set(products?.keys);
  for (const key of next) keys.delete(key);
  deleteWhere(changes, (change, key) => keys.has(key) && !isStatus(change) && !partOf(change));
}

/** Replaces the change with the same key, but remembers what that one sent without a response. */
function setChange({ changes }: Draft<AdminChanges>, change: Change): void {
  const { job, state, withoutResponse = [] } = change;
  const earlier = changes[job.key]?.withoutResponse ?? [];
  const known = state === 'done' ? [] : [...earlier, ...withoutResponse];
  changes[job.key] = { ...change, withoutResponse: known } as Draft<Change>;
}

function setWaiting(state: Draft<AdminChanges>, jobs: readonly Job[]): void {
  for (const job of jobs) setChange(state, { job, state: 'waiting', reason: '', theirs: {} });
}

/** Closes fields that were left: their values are sent or discarded. */
function closeLeft({ openEdits }: Draft<AdminChanges>, jobs: readonly Job[]): void {
  for (const { key } of jobs) if (!openEdits[key]?.isShown) delete openEdits[key];
}

/** A list of users knows whether a failed status was stored, and, requested after an accepted one, what was set since. */
function compareStatuses({ changes, accepted, usersRequestedAt }: Draft<AdminChanges>, users: readonly ListedUser[]) {
  for (const change of Object.values(changes)) {
    if (!('order' in change.job)) continue;
    const { order, newStatus } = change.job;
    const owner = users.find(({ _id }) => _id === order.userId);
    const listed = owner && userRow(owner).orders.find(({ orderId }) => orderId === order.orderId)?.status;
    if (!listed) continue;
    const acceptedAt = accepted[order.orderId]?.at(-1)?.at ?? 0;
    if (change.state === 'failed' && listed === newStatus && listed !== order.status) change.state = 'done';
    change.unclear = false;
    if (change.state === 'done' && listed !== newStatus && usersRequestedAt > acceptedAt) change.settled = true;
  }
}

/** Computed once per list, because thousands of changes need them. */
const namesOf = weakMapMemoize(
  (products: readonly Product[]): ReadonlySet<string> => new Set(products.map(({ name }) => productNameKey(name))),
);
const byId = weakMapMemoize((products: readonly Product[]) => new Map(products.map((one) => [one._id, one])));

/** Whether a list has a change. A new product is known by its name. */
export function isStored({ productId, after }: Pick<ProductJob, 'productId' | 'after'>, products: readonly Product[]) {
  if (productId === null) return namesOf(products).has(productNameKey(after.name ?? ''));
  const product = byId(products).get(productId);
  return product !== undefined && Object.keys(productChanges(product, after)).length === 0;
}

/** Whether a form still has the values that were sent. */
function isAsSent(draft: ProductDraft | undefined, { after }: ProductJob): boolean {
  if (!draft) return false;
  return Object.keys(editedValues({ ...draft.initial, ...after }, asServerSpells(draft.values))).length === 0;
}

/** Forgets a form that is saved; what has been typed into it since it was sent starts from what is saved now. */
function dropDraft(drafts: Draft<AdminChanges>['drafts'], job: ProductJob): void {
  const { draftId = '', after } = job;
  const draft = drafts[draftId];
  if (isAsSent(draft, job)) delete drafts[draftId];
  else if (draft) Object.assign(draft.initial, after);
}

function settle(changes: Draft<AdminChanges>['changes'], key: string): void {
  if (changes[key]) changes[key].settled = true;
}

/** A batch must not send what has been changed or discarded in its form since. */
function settleChangedForm({ changes, drafts }: Draft<AdminChanges>, id: string): void {
  // By the key: an import may have thousands of changes, and each keystroke comes here.
  for (const key of Object.keys(changes).filter((one) => one.startsWith(formKey(id)))) {
    const { job } = changes[key] ?? {};
    if (job && 'draftId' in job && job.draftId === id && !isAsSent(drafts[id], job)) settle(changes, key);
  }
}

/** A list of products knows whether a change was stored that has no clear response. */
function compareProducts({ changes, drafts }: Draft<AdminChanges>, products: readonly Product[]) {
  for (const change of Object.values(changes)) {
    const { job, unclear } = change;
    if (!unclear || 'order' in job) continue;
    const isMade = isStored(job, products);
    Object.assign(change, { unclear: false }, isMade && { state: 'done', reason: '' });
    if (isMade) dropDraft(drafts, job);
  }
}

function setBatchState({ batches }: Draft<AdminChanges>, kind: BatchKind, state: Batch['state']): void {
  const batch = batches[kind];
  if (batch) batch.state = state;
}

/**
 * The administrator's unsaved changes, and the outcomes of those that were sent. They survive a change of tab, Back
 * and an expired session, the forms also a reload; a sign-out clears them.
 */
const changesSlice = createSlice({
  name: 'adminChanges',
  initialState: (): AdminChanges => ({
    ...none,
    drafts: v.parse(draftsSchema, parseJson(session.read(adminDraftsKey))),
  }),
  reducers: {
    changeUpdated: {
      prepare: (change: Change) => ({ payload: change, meta: { at: Date.now() } }),
      reducer: (state, { payload, meta: { at } }: PayloadAction<Change, string, { at: number }>) => {
        const { job } = payload;
        setChange(state, payload);
        if ('draftId' in job && job.draftId) settleChangedForm(state, job.draftId);
        if (payload.state !== 'done') return;
        if ('order' in job) {
          const { orderId, status: from } = job.order;
          state.accepted[orderId] ??= [];
          state.accepted[orderId].push({ from, to: job.newStatus, at });
          return;
        }
        dropDraft(state.drafts, job);
        // A field that is open would show what was saved here as somebody else's.
        for (const part of parts) {
          const edit = state.openEdits[editKey(job.productId ?? '', part)];
          if (edit) edit.before = { ...edit.before, ...job.after };
        }
      },
    },
    changeSettled: ({ changes }, { payload: key }: PayloadAction<string>) => settle(changes, key),
    batchStarted: (state, { payload: { title, jobs } }: PayloadAction<{ title: string; jobs: readonly Job[] }>) => {
      const kind = kindOf(jobs);
      const last = state.batches[kind];
      // What a stop or an expired session left unsent would be lost.
      const rest = last?.keys.filter((key) => isWaiting(state.changes[key])) ?? [];
      const keys = [...new Set([...jobs.map(({ key }) => key), ...rest])];
      if (kind === 'products') forgetLastProducts(state, keys);
      closeLeft(state, jobs);
      setWaiting(state, jobs);
      state.batches[kind] = { number: (last?.number ?? 0) + 1, title, keys, state: 'running' };
      state.undoable = null;
    },
    /** These jobs replace those with the same keys. */
    batchResumed: (state, { payload: jobs }: PayloadAction<readonly Job[]>) => {
      setWaiting(state, jobs);
      setBatchState(state, kindOf(jobs), 'running');
    },
    batchStopped: (state, { payload: kind }: PayloadAction<BatchKind>) => setBatchState(state, kind, 'stopping'),
    batchEnded: (state, { payload: kind }: PayloadAction<BatchKind>) => setBatchState(state, kind, 'ended'),
    batchClosed: (state, { payload: kind }: PayloadAction<BatchKind>) => {
      if (kind === 'products') forgetLastProducts(state);
      else deleteWhere(state.changes, (change) => isStatus(change) && change.state === 'waiting');
      state.batches[kind] = null;
    },
    /** Clears outcomes when a list of orders opens again, unless something is left to do or to decide. */
    doneStatusesClosed: ({ changes, batches }) => {
      const isDone =
        !isSending(batches.statuses) && batches.statuses?.keys.every((key) => changes[key]?.state === 'done');
      if (isDone) batches.statuses = null;
      const isNeeded = (change: Change) => isStatus(change) && (change.state === 'sending' || isOpen(change));
      if (!batches.statuses && !Object.values(changes).some(isNeeded)) deleteWhere(changes, isStatus);
    },
    draftStored: (state, { payload: { id, ...draft } }: PayloadAction<ProductDraft & { id: string }>) => {
      state.drafts[id] = draft as Draft<ProductDraft>;
      settleChangedForm(state, id);
    },
    draftDropped: (state, { payload: id }: PayloadAction<string>) => {
      delete state.drafts[id];
      settleChangedForm(state, id);
    },
    editOpened: ({ openEdits }, { payload: edit }: PayloadAction<OpenEdit>) => {
      openEdits[edit.key] = edit as Draft<OpenEdit>;
    },
    /** Ignored once the edit is closed. */
    editTyped: ({ openEdits }, { payload: { key, ...change } }: PayloadAction<Partial<OpenEdit> & { key: string }>) => {
      if (openEdits[key]) Object.assign(openEdits[key], change);
    },
    editClosed: ({ openEdits }, { payload: key }: PayloadAction<string>) => {
      delete openEdits[key];
    },
    undoOffered: (state, { payload }: PayloadAction<EditJob | null>) => {
      state.undoable = payload as Draft<EditJob> | null;
    },
    /** Discards forms and fields that were left, and edits in the list that were not saved. */
    unsavedDiscarded: (state, { payload: jobs }: PayloadAction<readonly ProductJob[]>) => {
      closeLeft(state, jobs);
      for (const { key, draftId = '' } of jobs) {
        delete state.drafts[draftId];
        settle(state.changes, key);
      }
      state.undoable = null;
    },
  },
  selectors: {
    selectChanges: ({ changes }) => changes,
    selectChange: ({ changes }, key: string) => changes[key],
    selectBatch: ({ batches }, kind: BatchKind) => batches[kind],
    selectIsBatchRunning: ({ batches }, kind: BatchKind) => isSending(batches[kind]),
    /** An order's status after the administrator's change, which the list may lack; a newer status in the list wins. */
    selectShownStatus: ({ changes }, { orderId, status }: OrderRef) => {
      const { state, job, settled } = changes[orderId] ?? {};
      const isCurrent = (state === 'sending' || state === 'done') && !settled;
      const isSet = isCurrent && job && 'order' in job && job.order.status === status;
      return isSet ? job.newStatus : status;
    },
    selectAcceptedStatuses: ({ accepted }) => accepted,
    selectDrafts: ({ drafts }) => drafts,
    selectOpenEdits: ({ openEdits }) => openEdits,
    selectUndoable: ({ undoable }) => undoable,
    /** Whether a change is typed and not saved, waits in a batch or is being sent. */
    selectHasUnsentChanges: ({ changes, drafts, openEdits }) =>
      Object.keys(drafts).length > 0 ||
      Object.values(changes).some((one) => isWaiting(one) || one.state === 'sending' || isUnsavedEdit(one)) ||
      Object.values(openEdits).some(isTyped),
  },
  extraReducers: (builder) =>
    builder
      .addCase(adminSignedOut, () => none)
      .addMatcher(listCalls.getUsers.matchPending, (state, { meta }) => {
        state.usersRequestedAt = meta.startedTimeStamp;
      })
      .addMatcher(listCalls.getUsers.matchFulfilled, (state, { payload }) => compareStatuses(state, payload))
      .addMatcher(listCalls.adminGetProducts.matchFulfilled, (state, { payload }) => compareProducts(state, payload))
      // A deleted product has nothing left to save or to undo.
      .addMatcher(adminApi.endpoints.deleteProduct.matchFulfilled, (state, { meta }) => {
        const { openEdits, changes, drafts, undoable } = state;
        const id = meta.arg.originalArgs;
        if (undoable?.productId === id) state.undoable = null;
        delete drafts[id];
        for (const key of parts.map((part) => editKey(id, part))) {
          delete openEdits[key];
          delete changes[key];
        }
      }),
});

/** Whether the change is an edit in the list that is neither saved nor being sent. */
export function isUnsavedEdit(change: Change): boolean {
  return partOf(change) !== undefined && change.state !== 'sending' && change.state !== 'done' && !change.settled;
}

export const {
  changeUpdated,
  changeSettled,
  batchStarted,
  batchResumed,
  batchStopped,
  batchEnded,
  batchClosed,
  doneStatusesClosed,
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
  selectShownStatus,
  selectAcceptedStatuses,
  selectDrafts,
  selectOpenEdits,
  selectUndoable,
  selectHasUnsentChanges,
} = changesSlice.injectInto(rootReducer).selectors;
