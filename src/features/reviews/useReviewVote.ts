import { isUnauthorized } from '@/api/apiError';
import { useReviewDislikeMutation, useReviewLikeMutation } from '@/api/productApi';
import type { Review } from '@/contract/product';
import { castVote, countsWithVote, type VoteKind } from '@/domain/reviewVotes';
import { errorText } from '@/state/errorText';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { sendSignedIn } from '@/state/signInAgain';
import { keepVote, selectVotes, takeBackVote } from './votesSlice';

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
  const vote = useAppSelector(selectVotes)[review._id];

  async function cast(kind: VoteKind) {
    // The store, not this render, knows of a second tap before the next render.
    if (selectVotes(store.getState())[review._id]) return;
    store.dispatch(keepVote(review._id, castVote(review, kind)));
    const send = kind === 'like' ? like : dislike;
    const { error } = await sendSignedIn(store, () => send({ reviewId: review._id, productId }));
    if (!error) return;
    store.dispatch(takeBackVote(review._id));
    store.dispatch(noticeShown(isUnauthorized(error) ? signInFirst : errorText(error, notCounted), 'error'));
  }

  return { voted: vote?.kind ?? null, counts: countsWithVote(review, vote), cast };
}
