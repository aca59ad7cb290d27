import { type ThunkAction, type UnknownAction, weakMapMemoize } from '@reduxjs/toolkit';
import { adminApi, listCalls, refetchProducts } from '@/api/adminApi';
import { isSignInRequired } from '@/api/apiError';
import { messages } from '@/config/messages';
import type { Product } from '@/contract/product';
import {
  asServerSpells,
  type ProductEditValues,
  type ProductField,
  pickFields,
  productChanges,
  productFormOf,
  productNameKey,
  productPayload,
} from '@/domain/adminProducts';
import { type OrderRef, userRow } from '@/domain/adminUsers';
import { isOvertaken } from '@/domain/bulkEdit';
import { statusOf } from '@/domain/customerOrders';
import { orderStatusLabel } from '@/domain/orderStatus';
import { problemText } from '@/features/admin/list/QueryResult';
import { noticeShown } from '@/state/notices';
import type { AppDispatch, RootState, ThunkExtra } from '@/state/storeTypes';
import {
  type BatchKind,
  batchEnded,
  batchResumed,
  batchStarted,
  changesFailed,
  changeUpdated,
  type Job,
  kindOf,
  type Outcome,
  type ProductJob,
  type StatusJob,
  selectAcceptedStatuses,
  selectBatch,
  selectChange,
  selectIsBatchRunning,
} from './changesSlice';
import { changesTexts } from './texts';

/** How old the list may be that a change is compared with, in ms. It is long, and a batch has many changes. */
const maxAgeMs = 5000;
const maxAgeInBatchMs = 30_000;

export interface SendResult extends Outcome {
  readonly state: 'done' | 'failed' | 'skipped';
  /** Whether the server asks for a new sign-in. */
  readonly refused: boolean;
}

interface SendOptions {
  /** Whether the administrator saw the other value and prefers their own. */
  readonly overwrite?: boolean;
  /** Whether a batch sends it, which refetches the products after its last change. */
  readonly inBatch?: boolean;
}

const done: SendResult = { state: 'done', reason: '', theirs: {}, refused: false };
/** A sign-out meanwhile forgot the change. */
const forgotten: SendResult = { state: 'failed', reason: '', theirs: {}, refused: true };

const failed = (error: unknown): SendResult => ({
  state: 'failed',
  reason: problemText(error),
  theirs: {},
  refused: isSignInRequired(error, 'administrator'),
});

/** What a call's response means. */
export const sendResult = (error: unknown): SendResult => (error === undefined ? done : failed(error));

const skipped = (reason: string, theirs: Outcome['theirs'] = {}): SendResult => ({
  state: 'skipped',
  reason,
  theirs,
  refused: false,
});

/** What is read and sent of an endpoint that responds with a list. */
interface ListEndpoint<T> {
  readonly select: () => (state: RootState) => {
    readonly data?: readonly T[] | undefined;
    readonly status: string;
    readonly fulfilledTimeStamp?: number | undefined;
  };
  readonly initiate: (
    argument: undefined,
    options: { readonly subscribe: false; readonly forceRefetch: true },
  ) => ThunkAction<
    PromiseLike<{ readonly data?: readonly T[] | undefined; readonly error?: unknown }>,
    RootState,
    ThunkExtra,
    UnknownAction
  >;
}

/** A list as the server has it: refetched unless its last response is newer than `since` and at most so many ms old. */
function freshList<T>(list: ListEndpoint<T>, maxAge: number, since = 0) {
  return async (
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Promise<{ readonly data?: readonly T[] | undefined; readonly error?: unknown }> => {
    const { data, status, fulfilledTimeStamp = 0 } = list.select()(getState());
    if (status === 'fulfilled' && fulfilledTimeStamp > Math.max(since, Date.now() - maxAge)) return { data };
    const response = await dispatch(list.initiate(undefined, { subscribe: false, forceRefetch: true }));
    return response.error === undefined ? { data: response.data } : { error: response.error };
  };
}

export const freshProducts = (maxAge = maxAgeMs) => freshList(listCalls.adminGetProducts, maxAge);

/** What the list shows until its next response. */
function patched(product: Product, change: Partial<Product>) {
  return adminApi.util.updateQueryData('adminGetProducts', undefined, (products) => {
    const index = products.findIndex(({ _id }) => _id === product._id);
    if (index >= 0) products[index] = { ...product, ...change };
  });
}

interface ProductChange {
  readonly productId: string;
  /** The values that the edit started from. */
  readonly before: ProductEditValues;
  readonly after: ProductEditValues;
  /** Sent earlier in this edit, without a response: the server may have stored them. */
  readonly withoutResponse?: readonly ProductEditValues[];
}

/** Sends the changed fields of a product (§7), unless somebody else changed them since the edit started. */
export function sendProductChange(change: ProductChange, { overwrite = false, inBatch = false }: SendOptions = {}) {
  return async (dispatch: AppDispatch): Promise<SendResult> => {
    const { productId, before, after, withoutResponse = [] } = change;
    const { data: products, error } = await dispatch(freshProducts(inBatch ? maxAgeInBatchMs : maxAgeMs));
    if (error !== undefined) return failed(error);
    const product = products?.find(({ _id }) => _id === productId);
    if (!product) return { state: 'failed', reason: changesTexts.gone, theirs: {}, refused: false };
    const now = productFormOf(product);
    const sent = withoutResponse.map((one) => asServerSpells(one));
    const [seen, wanted] = [asServerSpells(before), asServerSpells(after)];
    const conflicts = (Object.keys(wanted) as ProductField[])
      .filter((field) => isOvertaken(seen[field], now[field], wanted[field]))
      .filter((field) => !sent.some((one) => one[field] === now[field]));
    if (conflicts.length > 0 && !overwrite) return skipped(changesTexts.changedMeanwhile, pickFields(now, conflicts));
    const updatedData = productChanges(product, after);
    if (Object.keys(updatedData).length === 0) return done;
    const call = adminApi.endpoints.updateProduct.initiate({ productId, updatedData }, { track: false });
    const response = await dispatch(call);
    if (!inBatch) dispatch(refetchProducts());
    if (response.error !== undefined) return failed(response.error);
    const { image1, image2, image3, image4, image5, ...shown } = updatedData;
    if (!inBatch) dispatch(patched(product, shown));
    return done;
  };
}

/** The names of the shop's products as they are compared: read once per response, for thousands of rows ask for them. */
const namesOf = weakMapMemoize(
  (products: readonly Product[]): ReadonlySet<string> => new Set(products.map(({ name }) => productNameKey(name))),
);

/** Adds a product. A name that the shop has is a conflict: the call may have succeeded without its response. */
function sendNewProduct({ after, copiedImages }: ProductJob) {
  return async (dispatch: AppDispatch): Promise<SendResult> => {
    const { data, error } = await dispatch(freshProducts(maxAgeInBatchMs));
    if (data && namesOf(data).has(productNameKey(after.name ?? ''))) return skipped(changesTexts.existsNow);
    if (error !== undefined) return failed(error);
    const payload = productPayload({ ...productFormOf(), ...after }, copiedImages);
    const response = await dispatch(adminApi.endpoints.addProduct.initiate(payload, { track: false }));
    return sendResult(response.error);
  };
}

/** An order's present status; '' if no list tells it: some servers list only the ids of a user's orders. */
function freshStatus({ userId, orderId, status: seen }: OrderRef) {
  return async (dispatch: AppDispatch, getState: () => RootState) => {
    const since = selectAcceptedStatuses(getState())[orderId]?.at(-1)?.at ?? 0;
    const users = await dispatch(freshList(listCalls.getUsers, maxAgeMs, since));
    if (users.error !== undefined) return { status: '', error: users.error };
    const owner = users.data?.find(({ _id }) => _id === userId);
    const status = owner && userRow(owner).orders.find((order) => order.orderId === orderId)?.status;
    if (status || !seen) return { status: status ?? '' };
    const { data, error } = await dispatch(freshList(listCalls.getBookings, maxAgeMs, since));
    return { status: statusOf(data?.find(({ _id }) => _id === orderId)?.bookings ?? []), error };
  };
}

/** Sends an order's status (§7), unless somebody else changed it since it was seen. */
function sendStatus({ order, newStatus }: StatusJob) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<SendResult> => {
    const { userId, orderId, status: seen } = order;
    const now = await dispatch(freshStatus(order));
    if (!selectChange(getState(), orderId)) return forgotten;
    if (now.error !== undefined) return failed(now.error);
    if (now.status && isOvertaken(seen, now.status, newStatus)) {
      // A list of bookings on the screen is as old as what the administrator saw.
      dispatch(adminApi.util.invalidateTags(['AdminBooking']));
      const reason = changesTexts.overtaken(orderStatusLabel(seen), orderStatusLabel(now.status));
      return skipped(reason, { status: now.status });
    }
    const call = adminApi.endpoints.updateUserOrderStatus.initiate({ userId, orderId, newStatus }, { track: false });
    const { error } = await dispatch(call);
    return sendResult(error);
  };
}

function send(job: Job, options: SendOptions) {
  if ('order' in job) return sendStatus(job);
  const { productId, before, after } = job;
  return productId === null ? sendNewProduct(job) : sendProductChange({ productId, before, after }, options);
}

/** Sends a change and records what becomes of it. */
export function sendChange(job: Job, options: SendOptions = {}) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<SendResult> => {
    dispatch(changeUpdated({ job, state: 'sending', reason: '', theirs: {} }));
    const result = await dispatch(send(job, options));
    if (!selectChange(getState(), job.key)) return forgotten;
    const { state, reason, theirs } = result;
    dispatch(changeUpdated({ job, state, reason, theirs }));
    return result;
  };
}

/** The texts of a form's success (§8), once every job is done: the batch itself says what failed or was skipped. */
function announceSuccess() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const changes = selectBatch(getState(), 'products')?.keys.map((key) => selectChange(getState(), key)) ?? [];
    if (!changes.every((change) => change?.state === 'done')) return;
    const isNew = changes.map((change) => change !== undefined && (change.job as ProductJob).productId === null);
    if (isNew.includes(true)) dispatch(noticeShown(messages.productAdded, 'success'));
    if (isNew.includes(false)) dispatch(noticeShown(messages.productUpdated, 'success'));
  };
}

/** Sends one call at a time (§7), until it is stopped or the server asks for a new sign-in. */
function sendJobs(kind: BatchKind, jobs: readonly Job[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    // A new product whose response was lost must be known before it is sent again.
    if (kind === 'products') await dispatch(freshProducts(0));
    for (const [place, job] of jobs.entries()) {
      if (selectBatch(getState(), kind)?.stopping) break;
      const { refused } = await dispatch(sendChange(job, { inBatch: true }));
      if (!selectBatch(getState(), kind)) return;
      if (!refused) continue;
      dispatch(changesFailed({ jobs: jobs.slice(place + 1), reason: changesTexts.signInAgain }));
      break;
    }
    dispatch(batchEnded(kind));
    if (kind !== 'products') return;
    dispatch(announceSuccess());
    dispatch(refetchProducts());
  };
}

/** Sends jobs of one kind, unless a batch of it is running. */
export function runBatch(title: string, jobs: readonly Job[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const kind = kindOf(jobs);
    if (jobs.length === 0 || selectIsBatchRunning(getState(), kind)) return;
    dispatch(batchStarted({ kind, title, jobs }));
    await dispatch(sendJobs(kind, jobs));
  };
}

/** Goes on with the jobs that failed or were skipped, or with those that a stop left. */
export function resumeBatch(jobs: readonly Job[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const kind = kindOf(jobs);
    if (jobs.length === 0 || selectIsBatchRunning(getState(), kind)) return;
    dispatch(batchResumed({ kind, jobs }));
    await dispatch(sendJobs(kind, jobs));
  };
}
