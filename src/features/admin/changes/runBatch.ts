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
  type Outcome,
  selectBatch,
  selectIsBatchRunning,
} from './batchSlice';
import { freshProducts, type SendResult, sendNewProduct, sendProductChange } from './sendProductChange';
import { changesTexts } from './texts';

/** How old the list may be that a change is compared with, in ms: it is long, and a batch has many changes. */
const maxAgeMs = 30_000;

function outcomeOf(result: SendResult, { productId }: Job): Outcome {
  if (result.state === 'saved') return { state: 'done', reason: '' };
  if (result.state === 'failed') return { state: 'failed', reason: result.problem };
  return { state: 'skipped', reason: productId === null ? changesTexts.existsNow : changesTexts.changedMeanwhile };
}

function send(job: Job) {
  const { productId, before, after } = job;
  return productId === null
    ? sendNewProduct(job, maxAgeMs)
    : sendProductChange({ productId, before, after }, { maxAgeMs, many: true });
}

/** The texts of a form's success (§8), once every job is done: the batch itself says what failed or was skipped. */
function announceSuccess() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const { jobs = [], outcomes = {} } = selectBatch(getState()) ?? {};
    if (!jobs.every(({ key }) => outcomes[key]?.state === 'done')) return;
    if (jobs.some(({ productId }) => productId === null)) dispatch(noticeShown(messages.productAdded, 'success'));
    if (jobs.some(({ productId }) => productId !== null)) dispatch(noticeShown(messages.productUpdated, 'success'));
  };
}

/** Sends one call at a time, until it is stopped or the server asks for a new sign-in. */
function sendJobs(jobs: readonly Job[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    // A new product whose answer was lost must be known before it is sent again.
    await dispatch(freshProducts(0));
    for (const [place, job] of jobs.entries()) {
      // A sign-out forgot the batch.
      const batch = selectBatch(getState());
      if (!batch) return;
      if (batch.stopping) break;
      const { key } = job;
      dispatch(jobUpdated({ key, state: 'sending', reason: '' }));
      const result = await dispatch(send(job));
      dispatch(jobUpdated({ key, ...outcomeOf(result, job) }));
      if (result.state === 'failed' && result.refused) {
        const unsent = jobs.slice(place + 1);
        dispatch(jobsFailed({ keys: unsent.map((left) => left.key), reason: changesTexts.signInAgain }));
        break;
      }
    }
    dispatch(batchEnded());
    dispatch(announceSuccess());
    dispatch(refetchProducts());
  };
}

export function runBatch(title: string, jobs: readonly Job[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (selectIsBatchRunning(getState())) return;
    dispatch(batchStarted({ title, jobs }));
    await dispatch(sendJobs(jobs));
  };
}

/** Goes on with the jobs that failed, or with those that a stop left. */
export function resumeBatch(jobs: readonly Job[]) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (selectIsBatchRunning(getState())) return;
    dispatch(batchResumed());
    await dispatch(sendJobs(jobs));
  };
}
