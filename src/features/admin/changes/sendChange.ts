import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiEndpointQuery, EndpointDefinitions, QueryDefinition } from '@reduxjs/toolkit/query';
import { adminApi, listCalls, refetchProducts } from '@/api/adminApi';
import { isRefusal, isSignInRequired } from '@/api/apiError';
import type { baseQuery } from '@/api/baseQuery';
import { messages } from '@/config/messages';
import type { Product } from '@/contract/product';
import {
  asReaderTypes,
  asServerSpells,
  editedValues,
  type ProductEditValues,
  type ProductField,
  pickFields,
  productChanges,
  productFormOf,
  productHeader,
  productNameKey,
  productPayload,
} from '@/domain/adminProducts';
import { type OrderRef, userRow } from '@/domain/adminUsers';
import { isOvertaken } from '@/domain/bulkEdit';
import { statusOf } from '@/domain/customerOrders';
import { orderStatusLabel } from '@/domain/orderStatus';
import { problemText } from '@/features/admin/list/QueryResult';
import { orderTexts } from '@/features/admin/list/texts';
import { truncate } from '@/lib/text';
import { noticeShown } from '@/state/notices';
import type { AppDispatch, AppThunk, RootState } from '@/state/storeTypes';
import {
  batchEnded,
  batchResumed,
  batchStarted,
  changeUpdated,
  isStored,
  isWaiting,
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

/** Maximum age of the list that a change is compared with, in ms; higher in a batch, which has many changes. */
const maxAgeMs = 5000;
const maxAgeInBatchMs = 30_000;

export interface SendResult extends Outcome {
  readonly state: 'done' | 'failed' | 'skipped';
  /** Whether the server requires a new sign-in. */
  readonly refused: boolean;
}

const result = (state: SendResult['state'], more: Partial<SendResult> = {}): SendResult => ({
  state,
  reason: '',
  theirs: {},
  refused: false,
  ...more,
});

/** A sign-out, or the deletion of its product, has cleared the change meanwhile. */
const forgotten = result('failed');

/** `unclear`: whether the server may have executed the call. */
const failed = (error: unknown, unclear = false): SendResult =>
  result('failed', { reason: problemText(error), refused: isSignInRequired(error, 'administrator'), unclear });

const valueLength = 60;

/** The value of a product's field as the reader's language writes it. */
export function shownValue(values: ProductEditValues, field: ProductField): string {
  const value = asReaderTypes(pickFields(values, [field]))[field];
  return value ? truncate(value, valueLength) : changesTexts.nothing;
}

/** What a call's response means. */
const resultOf = ({ error }: { readonly error?: unknown }): SendResult =>
  error === undefined ? result('done') : failed(error, !isRefusal(error));

/** An endpoint that responds with a list. */
type ListEndpoint<T> = ApiEndpointQuery<
  QueryDefinition<void, typeof baseQuery, string, T[], 'api'>,
  EndpointDefinitions
>;

/** A list, refetched unless its last response is newer than `since` and at most `maxAge` ms old. */
function freshList<T>(list: ListEndpoint<T>, maxAge: number, since = 0) {
  return async (dispatch: AppDispatch, getState: () => RootState) => {
    const { status, fulfilledTimeStamp = 0 } = list.select()(getState());
    const isFresh = status === 'fulfilled' && fulfilledTimeStamp > Math.max(since, Date.now() - maxAge);
    return dispatch(list.initiate(undefined, { subscribe: false, forceRefetch: !isFresh }));
  };
}

export const freshProducts = (maxAge = maxAgeMs) => freshList(listCalls.adminGetProducts, maxAge);

/** Updates the cached list until its next response. */
function patched(productId: string, change: Partial<Product>) {
  return adminApi.util.updateQueryData('adminGetProducts', undefined, (products) => {
    Object.assign(products.find(({ _id }) => _id === productId) ?? {}, change);
  });
}

/**
 * Refetches the products after a call, and looks for a failed change in them: the server may have made it all the same,
 * now or in an earlier try. `isMade` is undefined where no list can tell.
 */
const afterCall =
  (sent: SendResult, isMade: ((products: readonly Product[]) => boolean) | undefined): AppThunk<Promise<SendResult>> =>
  async (dispatch) => {
    dispatch(refetchProducts());
    if (sent.state === 'done' || sent.refused || !isMade) return sent;
    const { data, error } = await dispatch(freshProducts(0));
    if (error !== undefined || !data) return sent;
    return isMade(data) ? result('done') : { ...sent, unclear: false };
  };

/** Sends the changed fields of a product (§7), unless somebody else changed them since the edit started. */
const sendProductChange =
  (job: ProductJob, inBatch: boolean): AppThunk<Promise<SendResult>> =>
  async (dispatch, getState) => {
    const { key, productId, before, after } = job;
    const { data: products, error } = await dispatch(freshProducts(inBatch ? maxAgeInBatchMs : maxAgeMs));
    if (error !== undefined) return failed(error);
    const product = products?.find(({ _id }) => _id === productId);
    if (!product) return result('failed', { reason: changesTexts.gone });
    const now = productFormOf(product);
    const sent = selectChange(getState(), key)?.withoutResponse?.map((one) => asServerSpells(one)) ?? [];
    const [seen, wanted] = [asServerSpells(before), asServerSpells(after)];
    const conflicts = (Object.keys(wanted) as ProductField[])
      .filter((field) => isOvertaken(seen[field], now[field], wanted[field]))
      .filter((field) => !sent.some((one) => one[field] === now[field]));
    if (conflicts.length > 0) {
      const reasons = conflicts.map((field) =>
        changesTexts.fieldOvertaken(productHeader(field), shownValue(seen, field), shownValue(now, field)),
      );
      return result('skipped', { reason: reasons.join('; '), theirs: pickFields(now, conflicts) });
    }
    const updatedData = productChanges(product, after);
    if (Object.keys(updatedData).length === 0) return result('done');
    const call = adminApi.endpoints.updateProduct.initiate({ productId: product._id, updatedData }, { track: false });
    const outcome = resultOf(await dispatch(call));
    if (inBatch) return outcome;
    const { image1, image2, image3, image4, image5, ...shown } = updatedData;
    if (outcome.state === 'done') dispatch(patched(product._id, shown));
    return dispatch(afterCall(outcome, (listed) => isStored(job, listed)));
  };

/** Adds a product, unless an earlier call without a response did. In a batch, an existing name is a conflict. */
const sendNewProduct =
  ({ key: jobKey, after, copiedImages }: ProductJob, inBatch: boolean): AppThunk<Promise<SendResult>> =>
  async (dispatch, getState) => {
    const { withoutResponse = [] } = selectChange(getState(), jobKey) ?? {};
    const isOurs = withoutResponse.some((one) => Object.keys(editedValues(one, after)).length === 0);
    if (inBatch || isOurs) {
      const { data = [], error } = await dispatch(freshProducts(maxAgeInBatchMs));
      if (error !== undefined) return failed(error);
      if (isStored({ productId: null, after }, data))
        return isOurs ? result('done') : result('skipped', { reason: changesTexts.existsNow });
    }
    const values = { ...productFormOf(), ...after };
    const key = productNameKey(values.name);
    const namesakes = (products: readonly Product[]) =>
      products.filter(({ name }) => productNameKey(name) === key).length;
    const { data: before } = listCalls.adminGetProducts.select()(getState());
    const call = adminApi.endpoints.addProduct.initiate(productPayload(values, copiedImages), { track: false });
    const sent = resultOf(await dispatch(call));
    if (inBatch) return sent;
    return dispatch(afterCall(sent, before && ((products) => namesakes(products) > namesakes(before))));
  };

/** Deletes a product (§7). */
export const deleteProduct =
  (productId: string): AppThunk<Promise<SendResult>> =>
  async (dispatch) => {
    const sent = resultOf(await dispatch(adminApi.endpoints.deleteProduct.initiate(productId, { track: false })));
    return dispatch(afterCall(sent, (products) => products.every(({ _id }) => _id !== productId)));
  };

/** An order's current status; '' if no list has it: some servers list only the ids of a user's orders. */
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
const sendStatus =
  ({ order, newStatus }: StatusJob): AppThunk<Promise<SendResult>> =>
  async (dispatch, getState) => {
    const { userId, orderId, status: seen } = order;
    const now = await dispatch(freshStatus(order));
    if (!selectChange(getState(), orderId)) return forgotten;
    if (now.error !== undefined) return failed(now.error);
    if (now.status && isOvertaken(seen, now.status, newStatus)) {
      // A list of bookings on the screen is as stale as the status that the administrator saw.
      dispatch(adminApi.util.invalidateTags(['AdminBooking']));
      const reason = changesTexts.overtaken(
        orderStatusLabel(seen) || orderTexts.mixedStatus,
        orderStatusLabel(now.status),
      );
      return result('skipped', { reason, theirs: { status: now.status } });
    }
    const call = adminApi.endpoints.updateUserOrderStatus.initiate({ userId, orderId, newStatus }, { track: false });
    return resultOf(await dispatch(call));
  };

function send(job: Job, inBatch: boolean) {
  if ('order' in job) return sendStatus(job);
  return job.productId === null ? sendNewProduct(job, inBatch) : sendProductChange(job, inBatch);
}

/**
 * Sends a change and records its outcome. A batch refetches the products after its last change: with a broken server,
 * every failed row would refetch the list, whereas one list at the end answers for all.
 */
export const sendChange =
  (job: Job, { inBatch = false } = {}): AppThunk<Promise<SendResult>> =>
  async (dispatch, getState) => {
    dispatch(changeUpdated({ job, state: 'sending', reason: '', theirs: {} }));
    const sent = await dispatch(send(job, inBatch));
    if (!selectChange(getState(), job.key)) return forgotten;
    const { refused, ...outcome } = sent;
    const isLost = sent.state === 'failed' && !refused && 'after' in job;
    // After the new sign-in, the rest of a batch starts with the job that was refused.
    const rest: Partial<Outcome> = inBatch && refused ? { state: 'waiting', reason: '' } : {};
    dispatch(changeUpdated({ job, ...outcome, ...rest, withoutResponse: isLost ? [job.after] : [] }));
    return sent;
  };

/** Shows a form's success texts (§8) once every job is done: the batch itself says what failed or was skipped. */
const announceSuccess = (): AppThunk => (dispatch, getState) => {
  const changes = selectBatch(getState(), 'products')?.keys.map((key) => selectChange(getState(), key)) ?? [];
  if (!changes.every((change) => change?.state === 'done')) return;
  const isNew = changes.map((change) => change !== undefined && (change.job as ProductJob).productId === null);
  if (isNew.includes(true)) dispatch(noticeShown(messages.productAdded, 'success'));
  if (isNew.includes(false)) dispatch(noticeShown(messages.productUpdated, 'success'));
};

/** Sends jobs of one kind, one call at a time (§7), until it is stopped or the server requires a new sign-in. */
const sendBatch =
  (jobs: readonly Job[], start: UnknownAction): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const kind = kindOf(jobs);
    if (jobs.length === 0 || selectIsBatchRunning(getState(), kind)) return;
    dispatch(start);
    // A new product whose response was lost must be in the list before its job is sent again.
    if (kind === 'products') await dispatch(freshProducts(0));
    for (const job of jobs) {
      if (selectBatch(getState(), kind)?.state === 'stopping') break;
      // A newer value may have been sent from the list meanwhile, or the form changed or discarded.
      if (!isWaiting(selectChange(getState(), job.key))) continue;
      const { refused } = await dispatch(sendChange(job, { inBatch: true }));
      if (!selectBatch(getState(), kind)) return;
      if (refused) break;
    }
    dispatch(batchEnded(kind));
    if (kind !== 'products') return;
    dispatch(announceSuccess());
    dispatch(refetchProducts());
  };

/** Starts a batch, unless one of its kind is running. */
export const runBatch = (title: string, jobs: readonly Job[]) => sendBatch(jobs, batchStarted({ title, jobs }));

/** Resumes with the jobs that failed or were skipped, or that a stop left unsent. */
export const resumeBatch = (jobs: readonly Job[]) => sendBatch(jobs, batchResumed(jobs));
