import { refetchProducts } from '@/api/adminApi';
import { messages } from '@/config/messages';
import { noticeShown } from '@/state/notices';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import {
  batchEnded,
  batchResumed,
  batchStarted,
  type Job,
  jobsFailed,
  jobUpdated,
  kindOf,
  type Outcome,
  type ProductJob,
  selectBatch,
} from './batchSlice';
import { changeOrderStatus } from './changeOrderStatus';
import { freshProducts, sendNewProduct, sendProductChange } from './sendProductChange';
import { changesTexts } from './texts';

/** How old the list may be that a change is compared with, in ms: it is long, and a batch has many changes. */
const maxAgeMs = 30_000;

interface Sent {
  readonly outcome: Outcome;
  /** Whether the server asks for a new sign-in. */
  readonly refused: boolean;
}

function sendProduct(job: ProductJob) {
  return async (dispatch: AppDispatch): Promise<Sent> => {
    const { productId, before, after } = job;
    const result = await dispatch(
      productId === null
        ? sendNewProduct(job, maxAgeMs)
        : sendProductChange({ productId, before, after }, { maxAgeMs, inBatch: true }),
    );
    if (result.state === 'saved') return { outcome: { state: 'done', reason: '' }, refused: false };
    if (result.state === 'failed')
      return { outcome: { state: 'failed', reason: result.problem }, refused: result.refused };
    const reason = productId === null ? changesTexts.existsNow : changesTexts.changedMeanwhile;
    return { outcome: { state: 'skipped', reason }, refused: false };
  };
}

/** The texts of a form's success (§8), once every job is done: the batch itself says what failed or was skipped. */
function announceSuccess() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const { jobs = [], outcomes = {} } = selectBatch(getState(), 'products') ?? {};
    if (!jobs.every(({ key }) => outcomes[key]?.state === 'done')) return;
    const isNew = (job: Job) => 'productId' in job && job.productId === null;
    if (jobs.some(isNew)) dispatch(noticeShown(messages.productAdded, 'success'));
    if (!jobs.every(isNew)) dispatch(noticeShown(messages.productUpdated, 'success'));
  };
}

/** Sends one call at a time (§7), until it is stopped or the server asks for a new sign-in. */
function sendJobs(jobs: readonly Job[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const [first] = jobs;
    if (!first) return;
    const kind = kindOf(first);
    // A new product whose response was lost must be known before it is sent again.
    if (kind === 'products') await dispatch(freshProducts(0));
    for (const [place, job] of jobs.entries()) {
      if (selectBatch(getState(), kind)?.stopping) break;
      const { key } = job;
      dispatch(jobUpdated({ kind, key, state: 'sending', reason: '' }));
      const { outcome, refused } = await dispatch(
        'order' in job ? changeOrderStatus(job.order, job.newStatus) : sendProduct(job),
      );
      // A sign-out forgot the batch.
      if (!selectBatch(getState(), kind)) return;
      dispatch(jobUpdated({ kind, key, ...outcome }));
      if (refused) {
        dispatch(jobsFailed({ kind, jobs: jobs.slice(place + 1), reason: changesTexts.signInAgain }));
        break;
      }
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
    const [first] = jobs;
    if (!first || selectBatch(getState(), kindOf(first))?.running) return;
    dispatch(batchStarted({ kind: kindOf(first), title, jobs }));
    await dispatch(sendJobs(jobs));
  };
}

/** Goes on with the jobs that failed or were skipped, or with those that a stop left. */
export function resumeBatch(jobs: readonly Job[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const [first] = jobs;
    if (!first || selectBatch(getState(), kindOf(first))?.running) return;
    dispatch(batchResumed({ kind: kindOf(first), jobs }));
    await dispatch(sendJobs(jobs));
  };
}
