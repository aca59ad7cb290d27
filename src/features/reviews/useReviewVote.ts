import { useSyncExternalStore } from 'react';
import { isApiError, isUnauthorized } from '@/api/apiError';
import { useReviewDislikeMutation, useReviewLikeMutation } from '@/api/productApi';
import type { Review } from '@/contract/product';
import { castVote, countsWithVote, type VoteKind } from '@/domain/reviewVotes';
import { useAppStore } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { sendSignedIn } from '@/state/signInAgain';
import { forgetVote, keepVote, readVotes, watchVotes } from './voteMemory';

const signInFirst = 'Your vote wasn’t counted. Please sign in to vote.';
const notCounted = 'We couldn’t count your vote. Please try again.';

/**
 * Like and dislike of a review (ruling 8): counted at once, taken back with a red toast if the call fails, one vote a
 * review in one browser. The calls only add (§7), so that a vote that was counted stays.
 */
export function useReviewVote(review: Review, productId: string) {
  const store = useAppStore();
  const [like] = useReviewLikeMutation();
  const [dislike] = useReviewDislikeMutation();
  const vote = useSyncExternalStore(watchVotes, readVotes)[review._id];

  async function cast(kind: VoteKind) {
    // Asked of the memory rather than of this render: a second tap may come before the next one.
    if (readVotes()[review._id]) return;
    keepVote(review._id, castVote(review, kind));
    const send = kind === 'like' ? like : dislike;
    const { error } = await sendSignedIn(store, () => send({ reviewId: review._id, productId }));
    if (!error) return;
    forgetVote(review._id);
    const told = isUnauthorized(error) ? signInFirst : isApiError(error) && error.message;
    store.dispatch(noticeShown(told || notCounted, 'error'));
  }

  return { voted: vote?.kind ?? null, counts: countsWithVote(review, vote), cast };
}
