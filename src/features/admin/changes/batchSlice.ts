import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { ProductEditValues } from '@/domain/adminProducts';
import type { OrderRef } from '@/domain/adminUsers';
import { rootReducer } from '@/state/rootReducer';
import { countAsUnsaved } from '@/state/unsavedWork';

interface NamedJob {
  readonly key: string;
  readonly name: string;
}

/** A change of a product, or a new one. */
export interface ProductJob extends NamedJob {
  /** Null for a new product. */
  readonly productId: string | null;
  readonly before: ProductEditValues;
  readonly after: ProductEditValues;
  /** Of a copy: those beyond the form's five are sent too. */
  readonly copiedImages?: readonly string[];
}

/** A change of an order's status; its key is the order's ID. */
export interface StatusJob extends NamedJob {
  readonly order: OrderRef;
  readonly newStatus: string;
}

/** One call of a batch. */
export type Job = ProductJob | StatusJob;

export type BatchKind = 'products' | 'statuses';

export const kindOf = (job: Job): BatchKind => ('order' in job ? 'statuses' : 'products');

export interface Outcome {
  readonly state: 'sending' | 'done' | 'failed' | 'skipped';
  /** Why it failed or was skipped, else ''. */
  readonly reason: string;
}

/** Changes that are sent one after the other. Without an outcome a job waits. */
export interface Batch {
  readonly title: string;
  readonly jobs: readonly Job[];
  readonly outcomes: Readonly<Record<string, Outcome>>;
  readonly running: boolean;
  readonly stopping: boolean;
}

type Batches = Readonly<Record<BatchKind, Batch | null>>;

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly batches: Batches;
  }
}

const initialState: Batches = { products: null, statuses: null };

function changed(state: Batches, kind: BatchKind, change: (batch: Batch) => Partial<Batch>): Batches {
  const batch = state[kind];
  return batch ? { ...state, [kind]: { ...batch, ...change(batch) } } : state;
}

const isDone = ({ jobs, outcomes, running }: Batch) =>
  !running && jobs.every(({ key }) => outcomes[key]?.state === 'done');

/** The last batch of each kind and its outcomes. They outlive a change of tab and an expired session. */
const batchSlice = createSlice({
  name: 'batches',
  initialState,
  reducers: {
    batchStarted: (state, { payload }: PayloadAction<Pick<Batch, 'title' | 'jobs'> & { kind: BatchKind }>) => {
      const { kind, title, jobs } = payload;
      return { ...state, [kind]: { title, jobs, outcomes: {}, running: true, stopping: false } };
    },
    /** With these jobs in place of those of the same keys. */
    batchResumed: (state, { payload: { kind, jobs } }: PayloadAction<{ kind: BatchKind; jobs: readonly Job[] }>) => {
      const byKey = new Map(jobs.map((job) => [job.key, job]));
      return changed(state, kind, (batch) => ({
        jobs: batch.jobs.map((job) => byKey.get(job.key) ?? job),
        running: true,
        stopping: false,
      }));
    },
    /** Ignored unless the batch has such a job. */
    jobUpdated: (
      state,
      { payload: { kind, key, ...outcome } }: PayloadAction<Outcome & { kind: BatchKind; key: string }>,
    ) =>
      changed(state, kind, ({ jobs, outcomes }) =>
        jobs.some((job) => job.key === key) ? { outcomes: { ...outcomes, [key]: outcome } } : {},
      ),
    /** One action: thousands would each render their results. */
    jobsFailed: (
      state,
      { payload: { kind, jobs, reason } }: PayloadAction<{ kind: BatchKind; jobs: readonly Job[]; reason: string }>,
    ) =>
      changed(state, kind, ({ outcomes }) => ({
        outcomes: {
          ...outcomes,
          ...Object.fromEntries(jobs.map(({ key }) => [key, { state: 'failed', reason } as const])),
        },
      })),
    batchStopped: (state, { payload: kind }: PayloadAction<BatchKind>) =>
      changed(state, kind, () => ({ stopping: true })),
    batchEnded: (state, { payload: kind }: PayloadAction<BatchKind>) =>
      changed(state, kind, () => ({ running: false, stopping: false })),
    batchClosed: (state, { payload: kind }: PayloadAction<BatchKind>) => ({ ...state, [kind]: null }),
    /** Where its list opens again: closed, unless something is left to do. */
    doneBatchClosed: (state, { payload: kind }: PayloadAction<BatchKind>) => {
      const batch = state[kind];
      return batch && isDone(batch) ? { ...state, [kind]: null } : state;
    },
  },
  selectors: {
    selectBatch: (state, kind: BatchKind) => state[kind],
    selectIsBatchRunning: ({ products }) => products?.running ?? false,
    selectIsStatusBatchRunning: ({ statuses }) => statuses?.running ?? false,
  },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => initialState),
});

export const {
  batchStarted,
  batchResumed,
  jobUpdated,
  jobsFailed,
  batchStopped,
  batchEnded,
  batchClosed,
  doneBatchClosed,
} = batchSlice.actions;
export const { selectBatch, selectIsBatchRunning, selectIsStatusBatchRunning } =
  batchSlice.injectInto(rootReducer).selectors;

countAsUnsaved((state) => selectIsBatchRunning(state) || selectIsStatusBatchRunning(state));
