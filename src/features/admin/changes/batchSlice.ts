import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import type { ProductEditValues } from '@/domain/adminProducts';
import { rootReducer } from '@/state/rootReducer';
import { countAsUnsaved } from '@/state/unsavedWork';

/** One call of a batch: a change of a product, or a new one. */
export interface Job {
  readonly key: string;
  readonly name: string;
  /** Null for a new product. */
  readonly productId: string | null;
  readonly before: ProductEditValues;
  readonly after: ProductEditValues;
  /** Of a copy: those beyond the form's five are sent too. */
  readonly copiedImages?: readonly string[];
}

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

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly productBatch: { readonly batch: Batch | null };
  }
}

const initialState: { readonly batch: Batch | null } = { batch: null };

const changed = (state: typeof initialState, change: Partial<Batch>) => ({
  batch: state.batch && { ...state.batch, ...change },
});

/** The last batch of product changes and its outcomes. They outlive a change of tab and an expired session. */
const batchSlice = createSlice({
  name: 'productBatch',
  initialState,
  reducers: {
    batchStarted: (_, { payload }: PayloadAction<Pick<Batch, 'title' | 'jobs'>>) => ({
      batch: { ...payload, outcomes: {}, running: true, stopping: false },
    }),
    batchResumed: (state) => changed(state, { running: true, stopping: false }),
    jobUpdated: (state, { payload: { key, ...outcome } }: PayloadAction<Outcome & Pick<Job, 'key'>>) =>
      changed(state, { outcomes: { ...state.batch?.outcomes, [key]: outcome } }),
    /** One action: thousands would each render their results. */
    jobsFailed: (
      state,
      { payload: { keys, reason } }: PayloadAction<{ keys: readonly Job['key'][]; reason: string }>,
    ) =>
      changed(state, {
        outcomes: {
          ...state.batch?.outcomes,
          ...Object.fromEntries(keys.map((key) => [key, { state: 'failed', reason } as const])),
        },
      }),
    batchStopped: (state) => changed(state, { stopping: true }),
    batchEnded: (state) => changed(state, { running: false, stopping: false }),
    batchClosed: () => initialState,
  },
  selectors: {
    selectBatch: ({ batch }) => batch,
    selectIsBatchRunning: ({ batch }) => batch?.running ?? false,
  },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => initialState),
});

export const { batchStarted, batchResumed, jobUpdated, jobsFailed, batchStopped, batchEnded, batchClosed } =
  batchSlice.actions;
export const { selectBatch, selectIsBatchRunning } = batchSlice.injectInto(rootReducer).selectors;

countAsUnsaved(selectIsBatchRunning);
