import { isUnauthorized } from '@/api/apiError';
import { useReviewDislikeMutation, useReviewLikeMutation } from '@/api/productApi';
import type { Review } from '@/contract/product';
import { castVote, countsWithVote, type VoteKind } from '@/domain/reviewVotes';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { sendSignedIn } from '@/state/loginModal';
import { errorText, noticeShown } from '@/state/notices';
import { reviewsTexts } from './texts';
import { keepVote, selectVotes, takeBackVote } from './votesSlice';

/**
 * Like and dislike with an optimistic count, reverted with a red toast on failure; one vote per review and browser
 * (ruling 8). The calls only add (§7), so a counted vote cannot be changed.
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
    const text = isUnauthorized(error) ? reviewsTexts.voteNeedsSignIn : errorText(error, reviewsTexts.voteFailed);
    store.dispatch(noticeShown(text, 'error'));
  }

  return { voted: vote?.kind ?? null, counts: countsWithVote(review, vote), cast };
}
