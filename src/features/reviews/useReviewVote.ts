import { useSyncExternalStore } from 'react';
import { isApiError, isUnauthorized } from '@/api/apiError';
import { useReviewDislikeMutation, useReviewLikeMutation } from '@/api/productApi';
import type { Review } from '@/contract/product';
import { castVote, countsWithVote, type VoteKind } from '@/domain/reviewVotes';
import { useAppStore } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { sendSignedIn } from '@/state/signInAgain';
import { reviewsTexts } from './texts';
import { readVotes, removeVote, saveVote, subscribeToVotes } from './voteStorage';

/**
 * Like and dislike with an optimistic count, reverted with a red toast on failure; one vote per review and browser
 * (ruling 8). The calls only add (§7), so a counted vote cannot be changed.
 */
export function useReviewVote(review: Review, productId: string) {
  const store = useAppStore();
  const [like] = useReviewLikeMutation();
  const [dislike] = useReviewDislikeMutation();
  const vote = useSyncExternalStore(subscribeToVotes, readVotes)[review._id];

  async function cast(kind: VoteKind) {
    // Read from storage, not from this render: a second tap may come before the next render.
    if (readVotes()[review._id]) return;
    saveVote(review._id, castVote(review, kind));
    const send = kind === 'like' ? like : dislike;
    const { error } = await sendSignedIn(store, () => send({ reviewId: review._id, productId }));
    if (!error) return;
    removeVote(review._id);
    const reason = isUnauthorized(error) ? reviewsTexts.voteNeedsSignIn : isApiError(error) && error.message;
    store.dispatch(noticeShown(reason || reviewsTexts.voteFailed, 'error'));
  }

  return { voted: vote?.kind ?? null, counts: countsWithVote(review, vote), cast };
}
