import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Vote } from '@/domain/reviewVotes';
import { local } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { rootReducer } from '@/state/rootReducer';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import { signedOut } from '@/state/userSlice';

/** This browser's votes by review id; a sign-out wipes them (§4). */
type Votes = Readonly<Record<string, Vote>>;

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly reviewVotes: Votes;
  }
}

const storageKey = 'reviewVotes';
const votesSchema = v.fallback(
  v.record(v.string(), v.object({ kind: v.picklist(['like', 'dislike']), counted: v.number() })),
  {},
);
const none: Votes = {};

const votesSlice = createSlice({
  name: 'reviewVotes',
  initialState: none,
  reducers: {
    votesChanged: (_, { payload }: PayloadAction<Votes>) => payload,
  },
  selectors: { selectVotes: (state) => state },
  extraReducers: (builder) => builder.addCase(signedOut, () => none),
}).injectInto(rootReducer);

const { votesChanged } = votesSlice.actions;
export const { selectVotes } = votesSlice.selectors;

function storeVotes(votes: Votes) {
  return (dispatch: AppDispatch): void => {
    dispatch(votesChanged(votes));
    local.write(storageKey, JSON.stringify(votes));
  };
}

export function keepVote(reviewId: string, vote: Vote) {
  return (dispatch: AppDispatch, getState: () => RootState): void =>
    dispatch(storeVotes({ ...selectVotes(getState()), [reviewId]: vote }));
}

/** Takes back a vote that did not reach the server. */
export function takeBackVote(reviewId: string) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const { [reviewId]: _, ...others } = selectVotes(getState());
    dispatch(storeVotes(others));
  };
}

/** Keeps the slice in sync with local storage, which the tabs share. Returns an unsubscribe function. */
export function followStoredVotes() {
  return (dispatch: AppDispatch): (() => void) => {
    const read = () => {
      const stored = local.read(storageKey);
      // Nothing is stored before the first vote, and where storage is blocked.
      if (stored !== null) dispatch(votesChanged(v.parse(votesSchema, parseJson(stored))));
    };
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  };
}
